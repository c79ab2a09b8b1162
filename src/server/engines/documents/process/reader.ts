/** The reading process: everything that parses a stranger's file happens here, away from the server and its data. */
import { on } from 'node:events'
import os from 'node:os'
import sharp from 'sharp'
import { DocumentError } from '../document-error.ts'
import { createFileReader, type FileReader, type OpenDocument } from '../read-file.ts'
import type { FromReader, ToReader } from './messages.ts'

const send = (message: FromReader) => process.send?.(message)

// One thread for each picture; its cache would keep pictures of patients in memory.
sharp.concurrency(1)
sharp.cache(false)
process.once('disconnect', () => process.exit())

let reader: FileReader | undefined
const messages = on(process, 'message')[Symbol.asyncIterator]()
for (let message = await next(); ; message = await next()) {
  if (message.type === 'start') {
    const { tessdata, limits, priority } = message.settings
    os.setPriority(priority)
    reader = createFileReader(tessdata, limits)
  }
  if (message.type === 'read' && reader) await open(reader, message.path, readPages(message.from))
  if (message.type === 'draw' && reader) await open(reader, message.path, drawPage(message.number))
}

function readPages(from: number) {
  return async (document: OpenDocument) => {
    send({ type: 'opened', pages: document.pages })
    for (let number = from; number <= document.pages; number++) {
      send({ type: 'page', page: await document.page(number) })
      await next()
    }
  }
}

function drawPage(number: number) {
  return async (document: OpenDocument) => {
    if (number > document.pages) throw new DocumentError('NO_SUCH_PAGE')
    send({ type: 'drawn', picture: await document.draw(number) })
  }
}

async function open(files: FileReader, path: string, work: (document: OpenDocument) => Promise<void>): Promise<void> {
  try {
    const document = await files.open(path)
    try {
      await work(document)
    } finally {
      await document.close()
    }
    send({ type: 'done' })
  } catch (error) {
    const known = error instanceof DocumentError ? error : new DocumentError('BROKEN')
    send({ type: 'failed', code: known.code, languages: known.languages })
  }
}

async function next(): Promise<ToReader> {
  const { value } = await messages.next()
  return value?.[0]
}
