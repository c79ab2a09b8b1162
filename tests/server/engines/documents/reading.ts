import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocumentError, type DocumentErrorCode } from '../../../../src/server/engines/documents/document-error.ts'
import {
  createDocumentReader,
  type DocumentReader,
  type DocumentReaderOptions,
  type ReadSummary,
} from '../../../../src/server/engines/documents/document-reader.ts'
import type { DocumentPage } from '../../../../src/server/engines/documents/page.ts'
import { folderOfRun } from '../../folder-of-run.ts'

export const folder = folderOfRun('documents-')

/** At the priority of the tests, which would otherwise starve it. */
export const startReader = (options: Partial<DocumentReaderOptions> = {}): Promise<DocumentReader> =>
  createDocumentReader({
    tessdataFolder: join(folder, 'tessdata'),
    givenTessdata: process.env.TESSDATA_DIR,
    processes: 1,
    priority: 0,
    ...options,
  })

let files = 0
export function fileOf(bytes: Buffer): string {
  const path = join(folder, `file-${++files}`)
  writeFileSync(path, bytes)
  return path
}

export interface Outcome {
  code: DocumentErrorCode | null
  languages: readonly string[]
  pages: DocumentPage[]
  summary?: ReadSummary
}

/** The pages that were read, and how it ended. */
export async function outcomeOf(reader: DocumentReader, bytes: Buffer, resumeFrom = 1): Promise<Outcome> {
  const pages: DocumentPage[] = []
  const { signal } = new AbortController()
  try {
    const summary = await reader.readDocument(fileOf(bytes), {
      signal,
      resumeFrom,
      onPage: page => void pages.push(page),
    })
    return { code: null, languages: [], pages, summary }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { code: error.code, languages: error.languages, pages }
  }
}

export const textOf = (page: DocumentPage | undefined, reading = 0): string =>
  (page?.readings[reading] ?? []).map(word => word.text).join(' ')
