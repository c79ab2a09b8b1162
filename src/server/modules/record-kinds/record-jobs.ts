import type { Jobs } from '../../jobs/jobs.ts'
import type { RecordJobs } from './record-kind.ts'

export const recordJobs = (send: Jobs['send'], hasSpeechEngine: boolean): RecordJobs => ({
  score: (tx, job) => send('triage', job, { tx }),
  report: (tx, job) => send('report', job, { tx }),
  reply: (tx, job) => send('reply', job, { tx }),
  insight: (tx, job) => send('insight', job, { tx }),
  remind: (tx, job, delay) => send('remind', job, { tx, delay }),
  read: (tx, job) => send('read', job, { tx }),
  transcribe: hasSpeechEngine ? (tx, job) => send('transcribe', job, { tx }) : undefined,
})
