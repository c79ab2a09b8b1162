import { availableParallelism } from 'node:os'
import { DocumentError } from './document-error.ts'
import { LIMITS, type Limits } from './limits.ts'
import { prepareTessdata, type Tessdata } from './ocr/languages.ts'
import type { DocumentPage } from './page.ts'
import { deferred } from './process/deferred.ts'
import { type ReadingProcess, startReadingProcess } from './process/reading-process.ts'

export interface ReadOptions {
  signal: AbortSignal
  /** Called with each page in order; the next one is read when it resolves. */
  onPage(page: DocumentPage, progress: { pages: number }): Promise<void> | void
  /** The first page wanted, from 1; those before are stored already. */
  resumeFrom?: number
}

export interface ReadSummary {
  pages: number
  /** Languages without data, if any of the pages had to be recognised in a picture: their words are read wrongly. */
  missingLanguages: readonly string[]
}

export interface DocumentReader {
  /** Tesseract's names of languages that cannot be read; README says how to add them. */
  readonly missingLanguages: readonly string[]
  /** Reads the file at `path`; its name does not matter. Throws DocumentError, or the signal's reason. */
  readDocument(path: string, options: ReadOptions): Promise<ReadSummary>
  /**
   * A page (from 1) of the file at `path` as it is shown, as WebP; it does not wait for documents being read. Throws
   * DocumentError, or the signal's reason.
   */
  drawPage(path: string, number: number, signal: AbortSignal): Promise<Uint8Array>
  /** Documents being read fail with CLOSED. */
  close(): Promise<void>
}

export interface DocumentReaderOptions {
  /** Where the languages' data is put together. */
  tessdataFolder: string
  /** TESSDATA_DIR. */
  givenTessdata: string | undefined
  systemTessdata?: readonly string[]
  limits?: Limits
  processes?: number
  /** As `nice` counts. */
  priority?: number
}

/** A third of the server's share of a core, where both want it. */
const BELOW_THE_SERVER = 5
/** An idle process is ended after this time, to free its memory. */
const IDLE_MS = 60_000

/** At most all cores but one, and two: pages of one document wait for each other anyway. */
const mostProcesses = () => Math.max(1, Math.min(2, availableParallelism() - 1))

/** Documents are read by processes of their own, of low priority, replaced when they hang, crash or take too much memory. */
export async function createDocumentReader(options: DocumentReaderOptions): Promise<DocumentReader> {
  const { tessdataFolder, givenTessdata, systemTessdata, limits = LIMITS } = options
  const { processes = mostProcesses(), priority = BELOW_THE_SERVER } = options
  const tessdata = await prepareTessdata(tessdataFolder, givenTessdata, systemTessdata)
  const closing = new AbortController()
  const start = () => startReadingProcess({ tessdata, limits, priority })
  const places = createPlaces(processes, start)
  // A person waits for it; a document in front of it may take minutes.
  const drawing = createPlaces(1, start)

  return {
    missingLanguages: tessdata.missing,
    readDocument: (path, { signal, onPage, resumeFrom = 1 }) => {
      const either = AbortSignal.any([signal, closing.signal])
      return places.use(either, process => readOn(process, path, resumeFrom, either, onPage, tessdata))
    },
    drawPage: (path, number, signal) => {
      const either = AbortSignal.any([signal, closing.signal])
      return drawing.use(either, process => process.draw({ path, number, signal: either }))
    },
    async close() {
      closing.abort(new DocumentError('CLOSED'))
      places.close()
      drawing.close()
    },
  }
}

async function readOn(
  process: ReadingProcess,
  path: string,
  from: number,
  signal: AbortSignal,
  onPage: ReadOptions['onPage'],
  { missing }: Tessdata,
): Promise<ReadSummary> {
  let [pages, words, recognised] = [0, 0, false]
  await process.read({
    path,
    from,
    signal,
    onOpen: count => {
      pages = count
    },
    onPage: page => {
      words += Math.max(...page.readings.map(reading => reading.length))
      recognised ||= page.recognised
      return onPage(page, { pages })
    },
  })
  if (words === 0 && from === 1) throw new DocumentError('NOTHING_READABLE')
  return { pages, missingLanguages: recognised ? missing : [] }
}

/** Hands processes to users in the order of their calls; a process that ended is replaced at its next use. */
function createPlaces(count: number, start: () => ReadingProcess) {
  interface Place {
    process?: ReadingProcess
    idle?: NodeJS.Timeout
  }
  const all: Place[] = Array.from({ length: count }, () => ({}))
  const free = [...all]
  const waiting: ((place: Place) => void)[] = []

  async function take(signal: AbortSignal): Promise<Place> {
    signal.throwIfAborted()
    const place = free.pop()
    if (place) return place
    const { promise, resolve, reject } = deferred<Place>()
    const onAbort = () => {
      waiting.splice(waiting.indexOf(resolve), 1)
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort)
    waiting.push(resolve)
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  function giveBack(place: Place) {
    const next = waiting.shift()
    if (next) return next(place)
    free.push(place)
    place.idle = setTimeout(() => place.process?.kill(), IDLE_MS).unref()
  }

  return {
    async use<T>(signal: AbortSignal, work: (process: ReadingProcess) => Promise<T>): Promise<T> {
      const place = await take(signal)
      clearTimeout(place.idle)
      try {
        if (!place.process || place.process.hasEnded) place.process = start()
        return await work(place.process)
      } finally {
        giveBack(place)
      }
    },
    close() {
      for (const { process, idle } of all) {
        clearTimeout(idle)
        process?.kill()
      }
    },
  }
}
