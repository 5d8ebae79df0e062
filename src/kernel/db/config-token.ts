/**
 * SQL for the version token of the live configuration. Triggers write a new token in the transaction of every change to a template
 * or learned rule. The query that authenticates a session selects it too, so comparing versions costs no extra query.
 */
export const CONFIG_TOKEN = "(SELECT token FROM config_version)"
