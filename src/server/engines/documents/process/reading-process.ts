import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DocumentError } from '../document-error.ts'
import { CLOCK_FACTOR } from '../limits.ts'
import type { DocumentPage } from '../page.ts'
import { deferred } from './deferred.ts'
import type { FromReader, Settings, ToReader } from './messages.ts'
import { usageOf } from './usage.ts'

export interface Reading {
  path: string
  /** From 1. */
  from: number
  signal: AbortSignal
  onOpen(pages: number): void
  /** The next page is read when it resolves. */
  onPage(page: DocumentPage): Promise<void> | void
}

export interface ReadingProcess {
  /** One at a time. Throws DocumentError, the signal's reason, or what `onPage` throws; after the latter three it has ended. */
  read(reading: Reading): Promise<void>
  /** A page from 1 as it is shown, as WebP. Throws as `read` does. */
  draw(drawing: { path: string; number: number; signal: AbortSignal }): Promise<Uint8Array>
  readonly hasEnded: boolean
  kill(): void
}

const PROGRAM = fileURLToPath(new URL('./reader.ts', import.meta.url))
const HEAP_MB = 768
const LOOK_EVERY_MS = 500

/** Nothing of the server's environment, since its keys are there; a document must not get at them. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|LANG|TMPDIR|TZ|SystemRoot)$/i.test(name)),
  )

export function startReadingProcess(settings: Settings): ReadingProcess {
  const child = fork(PROGRAM, [], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
    env: environment(),
    serialization: 'advanced',
    // What tesseract and pdf.js print may be clinical.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let hasEnded = false
  const kill = () => {
    hasEnded = true
    child.kill('SIGKILL')
  }
  child.once('exit', () => {
    hasEnded = true
  })
  child.on('error', kill)
  const send = (message: ToReader) => void child.send(message, () => undefined)
  send({ type: 'start', settings })
  const { limits } = settings

  return {
    get hasEnded() {
      return hasEnded
    },
    kill,
    read: ({ path, from, signal, onOpen, onPage }) =>
      converse({ type: 'read', path, from }, signal, async message => {
        if (message.type === 'opened') onOpen(message.pages)
        if (message.type !== 'page') return 'goes on'
        await onPage(message.page)
        return 'next'
      }),
    async draw({ path, number, signal }) {
      let picture: Uint8Array = new Uint8Array()
      await converse({ type: 'draw', path, number }, signal, async message => {
        if (message.type === 'drawn') picture = message.picture
        return 'goes on'
      })
      return picture
    },
  }

  /** Sends a request and receives messages until `done`. `next` asks for the next page and restarts its time limit. */
  async function converse(
    request: ToReader,
    signal: AbortSignal,
    onAnswer: (message: FromReader) => Promise<'next' | 'goes on'>,
  ): Promise<void> {
    signal.throwIfAborted()
    const { promise, resolve, reject } = deferred<void>()
    const stop = (reason: unknown) => {
      kill()
      reject(reason)
    }
    const stopForTime = () => stop(new DocumentError('TIMED_OUT'))
    let [timer, usedBefore]: [NodeJS.Timeout | undefined, number | undefined] = [undefined, 0]
    const startTimer = () => {
      timer = setTimeout(stopForTime, limits.pageMs * CLOCK_FACTOR)
      usedBefore = undefined
    }
    const look = async () => {
      const { memory, processorMs } = await usageOf(child.pid)
      usedBefore ??= processorMs
      if (memory > limits.memory) stop(new DocumentError('CRASHED'))
      else if (processorMs - usedBefore > limits.pageMs) stopForTime()
    }
    const looks = setInterval(() => void look(), LOOK_EVERY_MS)
    const onMessage = async (message: FromReader) => {
      if (message.type === 'done') return resolve()
      if (message.type === 'failed') return reject(new DocumentError(message.code, { languages: message.languages }))
      if (message.type === 'page') clearTimeout(timer)
      if ((await onAnswer(message)) === 'goes on') return
      startTimer()
      send({ type: 'next' })
    }
    const listener = (message: unknown) => void onMessage(message as FromReader).catch(stop)
    const onExit = () => reject(new DocumentError('CRASHED'))
    const onAbort = () => stop(signal.reason)
    child.on('message', listener)
    child.once('exit', onExit)
    signal.addEventListener('abort', onAbort)
    if (hasEnded) onExit()
    startTimer()
    send(request)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      clearInterval(looks)
      child.off('message', listener)
      child.off('exit', onExit)
      signal.removeEventListener('abort', onAbort)
    }
  }
}
