import type { Section } from './report/section.ts'
import type { Couch } from './rig/couch.ts'

/** What the workloads share: everything is started once, when the first one asks for it. */
export interface Bench {
  /** At least five; fewer only while developing. */
  rounds: number
  /** Of the load. */
  devices: number
  /** The longer forms. */
  long: boolean
  rates: readonly number[]
  /** Whether the files that hold the figures are written. */
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
