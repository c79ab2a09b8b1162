import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAMS = [
  'src/server/main',
  'src/server/backup/main',
  'tests/server/harness',
  'tests/server/fresh-personas',
  'tests/server/prepare',
  'tests/server/database/child',
  'tests/server/jobs/child',
]
/** Loaded by themselves: they have WebAssembly, native code or data beside them. */
const OWN_FILES = /^(?:@electric-sql\/|@napi-rs\/|@tesseract|sharp|tesseract|pdfmake|unpdf|libheif|pg-native)/

/**
 * Once per run: the programs that tests start, each in a few files instead of a thousand modules, which takes 0.9 s of
 * the 1.3 s of a start. Paths in them are those of the sources. Returns what removes them.
 */
export async function bundlePrograms(): Promise<() => void> {
  const parent = join(ROOT, '.cache', 'programs')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'run-'))
  const bundle = await rolldown({
    cwd: ROOT,
    platform: 'node',
    input: Object.fromEntries(PROGRAMS.map(name => [name, join(ROOT, `${name}.ts`)])),
    external: OWN_FILES,
    logLevel: 'silent',
    plugins: [
      {
        name: 'paths of the sources',
        transform(code, id) {
          if (id.startsWith('\0') || !code.includes('import.meta.url')) return null
          return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        },
      },
    ],
  })
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  await bundle.close()
  // The processes of the tests inherit it.
  process.env.BUNDLED_PROGRAMS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The bundle of a program where this run has one, or the program itself. */
export function bundled(program: string): string {
  const folder = process.env.BUNDLED_PROGRAMS
  if (folder === undefined) return program
  const file = join(folder, relative(ROOT, program).replace(/\.ts$/, '.mjs'))
  return existsSync(file) ? file : program
}

/** Compile cache of the programs, shared by all their starts. */
export const compileCache = (): string => join(process.env.BUNDLED_PROGRAMS ?? join(ROOT, '.cache'), 'node')
