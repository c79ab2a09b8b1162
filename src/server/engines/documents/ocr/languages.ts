import { randomUUID } from 'node:crypto'
import { copyFile, glob, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/**
 * The order in which tesseract tries them. `ell` is never first: with its data first, those that follow do not load, and
 * the worker reads all as Greek with nothing but a line on standard error.
 */
export const LANGUAGES = ['rus', 'ell', 'eng'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Tessdata {
  /** Holds the data of `available`, uncompressed. */
  folder: string
  /** In the order of LANGUAGES, Greek not first unless it is alone. */
  available: Language[]
  missing: Language[]
}

/** Where Debian, other Linuxes, a local build and Homebrew put the data. */
const SYSTEM_FOLDERS = [
  '/usr/share/tesseract-ocr/*/tessdata',
  '/usr/share/tessdata',
  '/usr/local/share/tessdata',
  '/opt/homebrew/share/tessdata',
]
/** The smallest data of a language is far larger. */
const SMALLEST = 100_000

/**
 * Lays the data of all languages into one folder, which tesseract needs: from `given` (TESSDATA_DIR), from the packages
 * that come along (there is none for Russian), or from the system. A language that is nowhere is missing, not an error.
 */
export async function prepareTessdata(
  folder: string,
  given: string | undefined,
  systemFolders: readonly string[] = SYSTEM_FOLDERS,
): Promise<Tessdata> {
  await mkdir(folder, { recursive: true })
  const system: string[] = []
  for await (const one of glob([...systemFolders])) system.push(one)
  const available: Language[] = []
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata`
    const files = [...(given ? [given] : []), ...system].map(one => join(one, name))
    const sources = [...(given ? files.slice(0, 1) : []), ...packaged(language), ...files.slice(given ? 1 : 0)]
    if (await lay(sources, join(folder, name))) available.push(language)
  }
  const missing = LANGUAGES.filter(language => !available.includes(language))
  return { folder, available: greekNotFirst(available), missing }
}

const greekNotFirst = (languages: Language[]): Language[] =>
  languages[0] === 'ell' ? [...languages.slice(1), 'ell'] : languages

function packaged(language: Language): string[] {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`)
    return [join(dirname(manifest), '4.0.0_best_int', `${language}.traineddata.gz`)]
  } catch {
    // The package does not exist for this language, or is not installed.
    return []
  }
}

/** Writes the first source that exists to `target`, whole or not at all. False if none exists. */
async function lay(sources: string[], target: string): Promise<boolean> {
  for (const source of sources) {
    const found = await sizeAndTime(source)
    if (!found || found.size < SMALLEST) continue
    const stamp = `${target}.source`
    const mark = `${source} ${found.size} ${found.time}`
    if ((await readFile(stamp, 'utf8').catch(() => '')) === mark && (await sizeAndTime(target))) return true
    // Another node may lay the same file into the same folder.
    const draft = `${target}.${randomUUID()}.new`
    if (source.endsWith('.gz')) await writeFile(draft, await promisify(gunzip)(await readFile(source)))
    else await copyFile(source, draft)
    await rename(draft, target)
    await writeFile(stamp, mark)
    return true
  }
  return false
}

async function sizeAndTime(file: string) {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? { size: found.size, time: found.mtimeMs } : null
}
