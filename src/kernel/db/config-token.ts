/**
 * SQL for the version token of the live configuration. Triggers write a new token in the transaction of every change to a template
 * or learned rule. The query that authenticates a session selects it too, so comparing versions costs no extra query.
 */
export const CONFIG_TOKEN = "(SELECT token FROM config_version)"

/** What the triggers do, for changes to the configuration outside those tables. */
export const NEW_CONFIG_TOKEN = "UPDATE config_version SET token = lower(hex(randomblob(8)))"
