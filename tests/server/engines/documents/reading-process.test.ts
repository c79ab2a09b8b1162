import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { DocumentReader, DocumentReaderOptions } from '../../../../src/server/engines/documents/document-reader.ts'
import { LIMITS } from '../../../../src/server/engines/documents/limits.ts'
import type { DocumentPage } from '../../../../src/server/engines/documents/page.ts'
import { bombPdf, LINE, pagesPdf } from '../../../factories/documents/pdf-files.ts'
import { fileOf, outcomeOf, startReader, textOf } from './reading.ts'

const readers: DocumentReader[] = []
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close()
})
async function readerWith(options: Partial<DocumentReaderOptions> = {}): Promise<DocumentReader> {
  const reader = await startReader(options)
  readers.push(reader)
  return reader
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
/** Pids of this process's children that read documents. */
const readingPids = () =>
  readdirSync('/proc/self/task')
    .flatMap(task => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(pid => pid && commandOf(pid).includes('documents/process/reader'))
    .map(Number)
const isLinux = process.platform === 'linux'
const { signal } = new AbortController()

describe('the process that reads documents', () => {
  it('is killed for a page that takes too long, and replaced', async () => {
    const reader = await readerWith({ limits: { ...LIMITS, pageMs: 1 } })
    expect(await outcomeOf(reader, await pagesPdf(1))).toMatchObject({ code: 'TIMED_OUT', pages: [] })
    expect(await outcomeOf(reader, Buffer.alloc(0))).toMatchObject({ code: 'TIMED_OUT' })
  })

  it.runIf(isLinux)('is killed for taking too much memory, and replaced', async () => {
    const reader = await readerWith({ limits: { ...LIMITS, memory: 600_000_000 } })
    expect(await outcomeOf(reader, bombPdf())).toMatchObject({ code: 'CRASHED', pages: [] })
    const { pages } = await outcomeOf(reader, await pagesPdf(1))
    expect(textOf(pages[0])).toBe(`${LINE} page 1`)
  })

  it.runIf(isLinux)('resumes a document at the first missing page when it was killed', async () => {
    const reader = await readerWith()
    const path = fileOf(await pagesPdf(6))
    const stored: DocumentPage[] = []
    const interrupted = reader.readDocument(path, {
      signal,
      onPage(page) {
        stored.push(page)
        if (page.number === 3) for (const pid of readingPids()) process.kill(pid, 'SIGKILL')
      },
    })
    await expect(interrupted).rejects.toMatchObject({ code: 'CRASHED', retryable: true })
    expect(stored.map(page => page.number)).toEqual([1, 2, 3])
    const summary = await reader.readDocument(path, {
      signal,
      resumeFrom: 4,
      onPage: (page, { pages }) => void stored.push({ ...page, number: page.number + pages - 6 }),
    })
    expect(summary.pages).toBe(6)
    expect(stored.map(page => [page.number, textOf(page)])).toEqual(
      [1, 2, 3, 4, 5, 6].map(number => [number, `${LINE} page ${number}`]),
    )
  })

  it('reads the next page when the last one is stored, and stops if it cannot be', async () => {
    const reader = await readerWith()
    const order: string[] = []
    const failing = reader.readDocument(fileOf(await pagesPdf(3)), {
      signal,
      async onPage({ number }) {
        order.push(`begin ${number}`)
        await new Promise(resolve => setImmediate(resolve))
        order.push(`end ${number}`)
        if (number === 2) throw new Error('the database is gone')
      },
    })
    await expect(failing).rejects.toThrow('the database is gone')
    expect(order).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
    expect((await outcomeOf(reader, await pagesPdf(1))).code).toBeNull()
  })

  it('serves documents in the order of their calls', async () => {
    const reader = await readerWith()
    const finished: number[] = []
    const read = async (index: number, bytes: Buffer) => {
      await outcomeOf(reader, bytes)
      finished.push(index)
    }
    const files = [await pagesPdf(3), Buffer.alloc(0), await pagesPdf(1)]
    await Promise.all(files.map((bytes, index) => read(index, bytes)))
    expect(finished).toEqual([0, 1, 2])
  })

  it('stops when its caller gives up, also while it waits', async () => {
    const reader = await readerWith()
    const [first, second] = [new AbortController(), new AbortController()]
    const path = fileOf(await pagesPdf(4))
    const reading = reader.readDocument(path, {
      signal: first.signal,
      onPage: () => first.abort(new Error('given up')),
    })
    const waiting = reader.readDocument(path, { signal: second.signal, onPage: () => undefined })
    second.abort(new Error('not needed'))
    await expect(waiting).rejects.toThrow('not needed')
    await expect(reading).rejects.toThrow('given up')
    expect((await outcomeOf(reader, await pagesPdf(1))).code).toBeNull()
  })

  it('ends with the server', async () => {
    const reader = await readerWith()
    const reading = reader.readDocument(fileOf(await pagesPdf(4)), { signal, onPage: () => reader.close() })
    await expect(reading).rejects.toMatchObject({ code: 'CLOSED', retryable: true })
    if (isLinux) await expect.poll(readingPids).toEqual([])
  })
})
