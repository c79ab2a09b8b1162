/** Types of the parts that the benchmark uses of the packages in tests/bench/package.json, installed on first use. */
declare module 'pouchdb/dist/pouchdb.js' {
  interface Document {
    _id: string
    name: string
    data: unknown
  }
  interface Replication {
    on(event: 'change', listener: () => void): Replication
    on(event: 'complete', listener: () => void): Replication
    on(event: 'error', listener: (error: unknown) => void): Replication
  }
  export default class PouchDB {
    constructor(name: string)
    allDocs(options: { include_docs: boolean; limit?: number }): Promise<{ rows: { doc?: Document }[] }>
    bulkDocs(documents: Document[]): Promise<unknown>
    readonly replicate: Record<
      'from' | 'to',
      (other: string, options: { batch_size?: number; live?: boolean; retry?: boolean }) => Replication
    >
  }
}

declare module 'tus-js-client' {
  interface UploadOptions {
    endpoint: string
    chunkSize: number
    retryDelays: number[]
    onError(error: Error): void
    onSuccess(): void
  }
  export class Upload {
    constructor(file: Blob, options: UploadOptions)
    readonly url: string | null
    start(): void
  }
}

declare module '@tus/server' {
  export class Server {
    constructor(options: { path: string; datastore: unknown })
    handle(request: unknown, response: unknown): Promise<void>
  }
}

declare module '@tus/file-store' {
  export class FileStore {
    constructor(options: { directory: string })
  }
}

declare module '@observablehq/plot' {
  type Channel<Row> = string | ((row: Row) => unknown)
  interface Mark {
    readonly mark: unique symbol
  }
  export function rect<Row>(
    data: readonly Row[],
    channels: Record<'x1' | 'x2' | 'y1' | 'y2' | 'fill', Channel<Row>>,
  ): Mark
  export function plot(options: Record<string, unknown> & { marks: Mark[] }): SVGElement
}
