/** Events that a webhook can receive. Triggers of the migration `webhooks` write all but `activation.stale`, which a chore detects. */
export const EVENT_TYPES = [
  "topic.classified",
  "topic.reclassified",
  "topic.deleted",
  "import.completed",
  "import.failed",
  "activation.pushed",
  "activation.deactivated",
  "activation.stale",
  "sync.completed",
  "sync.failed",
  "connection.test_failed",
] as const
export type EventType = (typeof EVENT_TYPES)[number]

const TOPIC = {
  topic_id: "tp_example",
  topic_name: "Electric SUV shoppers",
  parent_category: "Auto",
  taxonomy_type: "Lifestyle",
  segment_type: "B2C",
  engine_version: "2.5",
  source: "manual",
  org_topic_id: "ot_example",
}
const RUN = {
  connection_id: "conn_example",
  total_items: 3,
  success_count: 2,
  error_count: 1,
  duplicate_count: 0,
}
const IMPORT = {
  batch_id: "imp_example",
  filename: "topics.csv",
  total_rows: 3,
  success_count: 2,
  error_count: 1,
  duplicate_count: 0,
}
const SEGMENT = {
  activation_id: "act_example",
  topic_id: "tp_example",
  topic_name: "Electric SUV shoppers",
  connection_id: "conn_example",
  platform: "marketplace",
  platform_segment_id: "seg_example",
  segment_name: "Auto > Electric SUV shoppers",
  org_topic_id: "ot_example",
}

/** What a test sends: the shape of a real event. */
export const SAMPLES: Record<EventType, Record<string, unknown>> = {
  "topic.classified": TOPIC,
  "topic.reclassified": { ...TOPIC, source: "reclassify:local" },
  "topic.deleted": TOPIC,
  "import.completed": { ...IMPORT, status: "completed", failure: null },
  "import.failed": { ...IMPORT, status: "failed", failure: "The file could not be read" },
  "activation.pushed": { ...SEGMENT, source: "push" },
  "activation.deactivated": { ...SEGMENT, source: "deactivate" },
  "activation.stale": { ...SEGMENT, current_segment_name: "Auto > Electric SUV buyers" },
  "sync.completed": { run_id: "run_example", ...RUN, status: "completed", failure: null },
  "sync.failed": { run_id: "run_example", ...RUN, status: "failed", failure: "the server responded with status 503" },
  "connection.test_failed": {
    connection_id: "conn_example",
    name: "Marketplace",
    platform: "marketplace",
    direction: "outbound",
  },
}
