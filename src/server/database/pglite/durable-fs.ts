import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's NODEFS that this file completes; @types/emscripten does not describe it. */
interface NodeFsModule {
  NODEFS?: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: OpenStream) => number }
  }
}
interface OpenStream {
  /** The descriptor of a file; directories have none. */
  nfd?: number
  node: unknown
}

/**
 * PGlite's file system with an fsync that reaches the disk. PGlite 0.5.16 starts the engine with fsync off, and its
 * NODEFS has no `stream_ops.fsync`, so turning it on by parameter alone does nothing.
 *
 * A failed fsync calls `onFailure`, which must end the thread: PostgreSQL answers a failed fsync with a crash and
 * recovery from the log, because the pages that failed to reach the disk are marked clean.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onFailure: (error: unknown) => void

  constructor(dataDir: string, onFailure: (error: unknown) => void) {
    super(dataDir)
    this.#onFailure = onFailure
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.preRun?.push((module: NodeFsModule) => {
      const nodefs = module.NODEFS
      if (!nodefs) throw new Error('This build of PGlite has no NODEFS: nothing would be durable.')
      nodefs.stream_ops.fsync = stream => {
        try {
          if (stream.nfd === undefined) syncDirectory(nodefs.realPath(stream.node))
          else fsyncSync(stream.nfd)
        } catch (error) {
          this.#onFailure(error)
          throw error
        }
        return 0
      }
    })
    return prepared
  }
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * PGlite's own start parameters with fsync on. `wal_sync_method` must be fsync: Emscripten's fdatasync returns 0
 * without doing anything.
 */
export const DURABLE_PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...Object.entries({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    fsync: 'on',
    wal_sync_method: 'fsync',
    // What is kept of the log after a checkpoint.
    min_wal_size: '32MB',
    max_wal_size: '128MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
