import { collectDefaultMetrics, Gauge, Histogram, Registry, Summary } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** `outcome` is `ok` or the name of the error. */
  observeCall(method: string, outcome: string, seconds: number): void
  observeJob(queue: string, outcome: 'done' | 'retry' | 'failed', seconds: number): void
}

export function createMetrics(eventClients: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Two lines for each way to end: buckets for every method and error would be a megabyte.
  const calls = new Summary({
    name: 'rpc_seconds',
    help: 'Calls and their seconds, by method and by how they ended.',
    labelNames: ['method', 'code'],
    percentiles: [],
    registers: [registry],
  })
  const succeeded = new Histogram({
    name: 'rpc_duration_seconds',
    help: 'Seconds of a call that succeeded, by method.',
    labelNames: ['method'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'job_seconds',
    help: 'Seconds of a job, by queue and by how it ended.',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.1, 1, 5, 15, 60, 300, 900, 3600],
    registers: [registry],
  })
  new Gauge({
    name: 'event_clients',
    help: 'Open streams of changes.',
    registers: [registry],
    collect() {
      this.set(eventClients())
    },
  })
  return {
    registry,
    observeCall(method, code, seconds) {
      calls.observe({ method, code }, seconds)
      if (code === 'ok') succeeded.observe({ method }, seconds)
    },
    observeJob: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
  }
}
