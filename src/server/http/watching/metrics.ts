import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** `outcome` is `ok` or the name of the error. */
  observeCall(method: string, outcome: string, seconds: number): void
  observeJob(queue: string, outcome: 'done' | 'retry' | 'failed', seconds: number): void
}

export function createMetrics(eventClients: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'rpc_seconds',
    help: 'Seconds of a call, by method and by how it ended.',
    labelNames: ['method', 'code'],
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
    observeCall: (method, code, seconds) => calls.observe({ method, code }, seconds),
    observeJob: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
  }
}
