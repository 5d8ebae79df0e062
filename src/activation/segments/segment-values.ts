/** SQL for a segment's history values; `activation` is the alias of its row. */
export const segmentValues = (activation: string, segmentId = `${activation}.platform_segment_id`) =>
  `json_object('platform', ${activation}.platform, 'connectionId', ${activation}.connection_id,
    'platformSegmentId', ${segmentId}, 'segmentName', ${activation}.pushed_name)`
