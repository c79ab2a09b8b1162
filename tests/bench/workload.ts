import type { Section } from './report/section.ts'
import type { Couch } from './rig/couch.ts'

/** Options and resources that the workloads share; each resource is started once, on first use. */
export interface Bench {
  /** At least five; fewer only while developing. */
  rounds: number
  /** Number of devices of the workload `load`. */
  devices: number
  /** Whether to run the long forms. */
  long: boolean
  rates: readonly number[]
  /** Whether to write the figures to files. */
  record: boolean
  /** The built pages and the built interface, in one folder. */
  interfaceFolder(): Promise<string>
  couch(): Promise<Couch>
  log(line: string): void
}

export interface Workload {
  id: string
  run(bench: Bench): Promise<Section[]>
}
