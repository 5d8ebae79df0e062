import * as z from "zod"
import { driveJob } from "../../src/operations/jobs/drive-job.ts"
import { failJob } from "../../src/operations/jobs/end-job.ts"
import { JobMessage } from "../../src/operations/jobs/messages.ts"
import { ScheduleMessage } from "../../src/operations/schedules/messages.ts"
import { failScheduleRun, runSchedule } from "../../src/operations/schedules/run-schedule.ts"
import type { Consumer } from "./consumer.ts"

const Body = z.union([JobMessage, ScheduleMessage])

export const jobs: Consumer = {
  handle: (services, message) => {
    const body = Body.parse(message)
    return "scheduleRun" in body ? runSchedule(services, body.scheduleRun) : driveJob(services, body.jobId, body.looks)
  },
  giveUp: async (services, message, reason) => {
    const { data: body } = Body.safeParse(message)
    if (body && "scheduleRun" in body) await failScheduleRun(services, body.scheduleRun, reason)
    else if (body) await failJob(services, body.jobId, reason)
  },
}
