/** Messages to the thread that runs PGlite. Sessions are numbered; opening one ends the previous one. */
export type ToEngine =
  | { kind: 'open'; session: number }
  | { kind: 'frames'; session: number; bytes: Uint8Array }
  | { kind: 'close'; session: number }
  | { kind: 'shutdown' }

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'frames'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; reason: string }

export interface EngineData {
  /** Absolute path of the cluster; initdb creates it if it is empty. */
  directory: string
}
