import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Paper } from '../../../src/domain/paper/paper.ts'
import { readFaces } from '../../../src/pdf/faces.ts'
import type { PdfMake } from '../../../src/pdf/pdfmake.ts'
import { createRenderer } from '../../../src/pdf/render.ts'
import { FACE_FILES } from '../../../src/server/engines/pdf/face-files.ts'

const require = createRequire(import.meta.url)

async function start() {
  const pdfmake = require('pdfmake') as PdfMake &
    Record<`set${'Url' | 'Local'}AccessPolicy`, (one: () => boolean) => void>
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return createRenderer(pdfmake, await readFaces(face => readFile(require.resolve(FACE_FILES[face]))))
}

let started: ReturnType<typeof start> | null = null

/** The bytes of a paper, made in this thread. */
export async function renderPaper(paper: Paper): Promise<Uint8Array> {
  started ??= start()
  return await (await started)(paper)
}

export const paperOf = (blocks: Paper['blocks'], more: Partial<Paper> = {}): Paper => ({
  ...{ locale: 'ru', title: 'Проба', head: ['Пациент: Анна Смирнова'], standing: 'данные на 23.11.2026, 14:05' },
  ...{ madeAt: Date.UTC(2026, 10, 23, 14, 5), blocks },
  ...more,
})
