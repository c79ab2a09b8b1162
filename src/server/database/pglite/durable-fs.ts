import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of Emscripten's NODEFS that this file completes; @types/emscripten lacks it. */
interface NodeFsModule {
  NODEFS?: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: OpenStream) => number }
  }
}
interface OpenStream {
  /** The file descriptor; directories have none. */
  nfd?: number
  node: unknown
}

/**
 * PGlite's file system with a real fsync. PGlite 0.5.16 starts with fsync off, and its NODEFS has no
 * `stream_ops.fsync`, so that the parameter alone does nothing. `onFailure` must end the thread: after a failed fsync
 * PostgreSQL has to crash and recover from the log, since the lost pages are marked clean.
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
 * PGlite's start parameters with fsync on. `wal_sync_method` must be fsync: Emscripten's fdatasync returns 0 without
 * doing anything.
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
    // 128 MB by default, all of it in this process; the pages are in the system's cache as well.
    shared_buffers: '32MB',
    fsync: 'on',
    wal_sync_method: 'fsync',
    // Write-ahead log kept after a checkpoint.
    min_wal_size: '32MB',
    max_wal_size: '128MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
