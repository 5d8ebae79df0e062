/** The topic columns that a template can write to. */
export const NAME_COLUMNS = ["segment_name_dspapi", "segment_name_marketplace", "segment_name_internal"] as const
export const DESCRIPTION_COLUMNS = ["segment_desc_dspapi", "segment_desc_marketplace", "internal_description"] as const
