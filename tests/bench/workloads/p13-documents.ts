import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { createDocumentReader } from '../../../src/server/engines/documents/document-reader.ts'
import { faceFile } from '../../factories/documents/faces.ts'
import { photoOf, pictureOf } from '../../factories/documents/pictures.ts'
import { printSheet } from '../../factories/documents/sheet.ts'
import type { Figure } from '../report/section.ts'
import { atEnd } from '../rig/at-end.ts'
import { calls } from '../rig/callers.ts'
import { Collected, interleaved, median } from '../rounds.ts'
import type { Workload } from '../workload.ts'
import { openServers, TASKS } from './p10-calls.ts'

const KINDS = ['one page of text as PDF', 'a photo of one page'] as const
type Kind = (typeof KINDS)[number]
const READERS = ['ours', 'bare tool'] as const
const SECONDS: Record<Kind, number> = { 'one page of text as PDF': 2, 'a photo of one page': 20 }
const PHOTOS = 20
const { signal } = new AbortController()

export const documents: Workload = {
  id: 'P13',
  async run(bench) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    const text = readFileSync(new URL('../../fixtures/labs/01-ru-cbc.txt', import.meta.url), 'utf8')
    const { pdf } = await printSheet(text, faceFile('Liberation Sans'))
    const files: Record<Kind, Buffer> = {
      'one page of text as PDF': pdf,
      'a photo of one page': await photoOf(await pictureOf(pdf)),
    }
    const paths = Object.fromEntries(KINDS.map((kind, index) => [kind, join(folder, `${index}`)])) as Record<
      Kind,
      string
    >
    for (const kind of KINDS) writeFileSync(paths[kind], files[kind])
    const tessdataFolder = join(folder, 'tessdata')
    const reader = await createDocumentReader({ tessdataFolder, givenTessdata: process.env.TESSDATA_DIR })
    atEnd(() => reader.close())
    const read = (path: string) => reader.readDocument(path, { signal, onPage: () => undefined })
    const bare = await bareTesseract(tessdataFolder)
    atEnd(async () => void (await bare.terminate()))

    const collected = new Collected<`${Kind} ${(typeof READERS)[number]}`>()
    const runs = KINDS.flatMap(kind => READERS.map(name => ({ kind, name })))
    // Processes and languages are loaded once.
    await read(paths['a photo of one page'])
    await interleaved(runs, bench.rounds, async ({ kind, name }) => {
      const began = performance.now()
      if (name === 'ours') await read(paths[kind])
      else if (kind === 'a photo of one page') await bare.recognize(files[kind], {}, { blocks: true })
      else await extractText(await getDocumentProxy(new Uint8Array(files[kind])))
      collected.add(`${kind} ${name}`, (performance.now() - began) / 1000)
    })

    const { servers, stop } = await openServers(['ours'])
    const { port, tokens } = servers.get('ours') ?? { port: 0, tokens: [] }
    const { call, expected } = TASKS['calls of 1 KB, 32 clients']
    const slowest: number[] = []
    let isReading = true
    const reading = Promise.all(Array.from({ length: PHOTOS }, () => read(paths['a photo of one page']))).finally(
      () => {
        isReading = false
      },
    )
    while (isReading) slowest.push((await calls(port, 1, 1500, tokens, call, expected)).p99)
    await reading
    await stop()

    const lines = KINDS.flatMap(kind =>
      READERS.map((name): Figure => {
        const target = name === 'ours' ? ({ of: 'median', atMost: SECONDS[kind] } as const) : undefined
        const floor = median(collected.of(`${kind} bare tool`))
        return { what: kind, contender: name, unit: 's', samples: collected.of(`${kind} ${name}`), floor, target }
      }),
    )
    return [
      {
        id: 'P13',
        title: 'Reading documents',
        figures: [
          ...lines,
          {
            what: `a call while ${PHOTOS} photos are read, p99 of each 1.5 s`,
            contender: 'ours',
            unit: 'ms',
            samples: slowest,
            target: { of: 'median', atMost: 250 },
          },
        ],
        notes: [
          'The bare tools read once: unpdf the text without places, tesseract.js the photo as it is, in the same three languages. Ours prepares the photo twice and reads it twice, in a process of low priority.',
        ],
      },
    ]
  },
}

async function bareTesseract(folder: string) {
  const options = { langPath: folder, cachePath: folder, cacheMethod: 'none', gzip: false }
  const worker = await createWorker(['rus', 'ell', 'eng'], OEM.LSTM_ONLY, options)
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK })
  return worker
}
