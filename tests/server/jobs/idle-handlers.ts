import type { JobHandlers } from '../../../src/server/jobs/job-handlers.ts'
import { QUEUE_NAMES } from '../../../src/server/jobs/queues.ts'

/** Handlers of every queue that do nothing. */
export const idleHandlers = (): JobHandlers =>
  Object.fromEntries(
    QUEUE_NAMES.map(queue => [queue, { run: async () => undefined, failed: async () => undefined }]),
  ) as unknown as JobHandlers
