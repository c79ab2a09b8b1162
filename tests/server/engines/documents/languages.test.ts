import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, prepareTessdata } from '../../../../src/server/engines/documents/ocr/languages.ts'
import { languagesOf } from '../../../../src/server/engines/documents/ocr/scripts.ts'
import { faceFile, hasFaces } from '../../../factories/documents/faces.ts'
import { pictureOf } from '../../../factories/documents/pictures.ts'
import { printSheet } from '../../../factories/documents/sheet.ts'
import { fileOf, folder, outcomeOf, startReader, textOf } from './reading.ts'

const newFolder = () => mkdtempSync(join(folder, 'tessdata-'))
const nowhere = [join(folder, 'nowhere')]
/** A folder as the system has it, with data that only look real. */
function systemWith(...languages: string[]): string {
  const system = newFolder()
  for (const language of languages)
    writeFileSync(join(system, `${language}.traineddata`), Buffer.alloc(200_000, language))
  return system
}
const word = (text: string) => ({
  text,
  confidence: 1,
  edges: [0, 0, 1, 1] as [number, number, number, number],
  baseline: 1,
})

describe('the data of the languages', () => {
  it('come along for English and Greek; Russian is missing where the system lacks it', async () => {
    const tessdata = await prepareTessdata(newFolder(), undefined, nowhere)
    expect(tessdata).toMatchObject({ available: ['eng', 'ell'], missing: ['rus'] })
    expect(readdirSync(tessdata.folder)).toContain('ell.traineddata')
  })

  it('are taken from the given folder first, then from the system', async () => {
    const [given, system] = [systemWith('eng'), systemWith('rus', 'eng')]
    const { folder: made, missing } = await prepareTessdata(newFolder(), given, [system])
    expect(missing).toEqual([])
    const madeOf = (language: string) => readFileSync(join(made, `${language}.traineddata`))
    expect(madeOf('rus').equals(readFileSync(join(system, 'rus.traineddata')))).toBe(true)
    expect(madeOf('eng').equals(readFileSync(join(given, 'eng.traineddata')))).toBe(true)
  })

  it('are copied again only when their source changed', async () => {
    const [system, target] = [systemWith('rus'), newFolder()]
    const stamp = async () => {
      await prepareTessdata(target, undefined, [system])
      return statSync(join(target, 'rus.traineddata')).ino
    }
    const first = await stamp()
    expect(await stamp()).toBe(first)
    utimesSync(join(system, 'rus.traineddata'), 1, 1)
    expect(await stamp()).not.toBe(first)
  })

  it('ignore a file that is too small to be one', async () => {
    const system = newFolder()
    mkdirSync(system, { recursive: true })
    writeFileSync(join(system, 'rus.traineddata'), 'not found')
    expect((await prepareTessdata(newFolder(), undefined, [system])).missing).toEqual(['rus'])
  })
})

describe('the order of the languages', () => {
  it('never has Greek first: those after it would not load', () => {
    expect(LANGUAGES).toEqual(['rus', 'ell', 'eng'])
    const all = [...LANGUAGES]
    const orders = ['Гемоглобин', 'Αιμοσφαιρίνη', 'Haemoglobin', 'Hb Αιμ.', '12'].map(text =>
      languagesOf([word(text)], all),
    )
    expect(orders).toEqual([['rus'], ['eng', 'ell'], ['eng'], ['eng', 'ell'], ['eng']])
  })

  it('has Greek first nowhere, also where others are missing', async () => {
    const { available } = await prepareTessdata(newFolder(), undefined, nowhere)
    for (const text of ['Гемоглобин', 'Αιμοσφαιρίνη', 'Haemoglobin', '12'])
      expect(languagesOf([word(text)], available)[0]).not.toBe('ell')
  })
})

describe.runIf(hasFaces)('a language that is missing', () => {
  let russian: Buffer
  let english: Buffer
  const readers: Awaited<ReturnType<typeof startReader>>[] = []
  const started = async (options: Parameters<typeof startReader>[0]) => {
    const reader = await startReader(options)
    readers.push(reader)
    return reader
  }
  beforeAll(async () => {
    const print = async (text: string) => pictureOf((await printSheet(text, faceFile('Liberation Sans'))).pdf)
    russian = await print(
      'Исследование   Результат\nГемоглобин   10,8\nЛейкоциты   6,37\nБазофилы   0,6\nМоноциты   8,2',
    )
    english = await print('Test   Result\nHemoglobin   10.8\nLeukocytes   6.37\nBasophils   0.6\nMonocytes   8.2')
  })
  afterAll(async () => {
    for (const reader of readers) await reader.close()
  })

  it('is named, and a sheet in another language is read', async () => {
    const reader = await started({ tessdataFolder: newFolder(), givenTessdata: undefined, systemTessdata: nowhere })
    expect(reader.missingLanguages).toEqual(['rus'])
    const { code, pages, summary } = await outcomeOf(reader, english)
    expect(code).toBeNull()
    expect(summary?.missingLanguages).toEqual(['rus'])
    expect(textOf(pages[0])).toContain('Hemoglobin 10.8')
    expect(textOf(pages[0], 1)).toContain('Hemoglobin 10.8')
  })

  it('fails a sheet that is written in it, and is named', async () => {
    const reader = await started({ tessdataFolder: newFolder(), givenTessdata: undefined, systemTessdata: nowhere })
    expect(await outcomeOf(reader, russian)).toMatchObject({ code: 'LANGUAGE_MISSING', languages: ['rus'], pages: [] })
  })
})

it('a file that is gone is no fault of the document', async () => {
  const reader = await startReader()
  const reading = reader.readDocument(`${fileOf(Buffer.from('x'))}-gone`, {
    signal: new AbortController().signal,
    onPage: () => undefined,
  })
  await expect(reading).rejects.toMatchObject({ code: 'CRASHED', retryable: true })
  await reader.close()
})
