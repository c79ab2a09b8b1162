import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SOURCES = [
  'src',
  'workers',
  'public',
  '.tools',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package.json',
]

/** The product as the next release might be: the recordings of a new schema, with a migration that leaves its mark. */
const CHANGES: [file: string, from: string | RegExp, to: string][] = [
  ['src/db/migrations/generation.ts', /GENERATION = (\d+)/, 'GENERATION = $1 + 1'],
  [
    'src/db/migrations/strategies.ts',
    /= \{\}\s*$/,
    "= { recordings: { 1: document => ({ ...document, data: { ...document.data, sourceType: 'migrated' } }) } }\n",
  ],
  [
    'src/db/schemas/collections.ts',
    /export const recordingSchema[^=]*= (replicatedSchema\([\s\S]*?\n\))\n/,
    'export const recordingSchema = { ...$1, version: 1 } as RxJsonSchema<RecordingDocument>\n',
  ],
]

/** Builds that release once for these sources; answers the server of it, which serves its own interface. */
export function buildNextVersion(): { program: string } {
  const place = join(ROOT, '.cache', 'next-version')
  const tree = join(place, 'tree')
  const program = join(tree, 'src', 'server', 'main.ts')
  // The built interface names its scripts by their content.
  const stamp = createHash('sha256')
    .update(readFileSync(join(ROOT, 'dist', 'index.html')))
    .update(readFileSync(join(ROOT, 'dist', 'service-worker.js')))
    .update(String(CHANGES))
    .digest('hex')
  const stampFile = join(place, 'stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { program }
  rmSync(place, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  for (const name of SOURCES) cpSync(join(ROOT, name), join(tree, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, from, to] of CHANGES) {
    const path = join(tree, file)
    const text = readFileSync(path, 'utf8')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file} is not what the next version was to change`)
    writeFileSync(path, changed)
  }
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: tree,
      stdio: 'pipe',
    },
  )
  writeFileSync(stampFile, stamp)
  return { program }
}
