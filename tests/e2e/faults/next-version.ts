import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFINITIONS } from '../../../src/db/collections/replicated.ts'

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

/** Turns the product into a next release: recordings have a new schema, with a migration that marks each document. */
const CHANGES: [file: string, from: string | RegExp, to: string][] = [
  ['src/db/migrations/generation.ts', /GENERATION = (\d+)/, 'GENERATION = $1 + 1'],
  ['src/db/collections/recordings.ts', /replicatedSchema\((\d+),/, 'replicatedSchema($1 + 1,'],
  [
    'src/db/collections/recordings.ts',
    'migrations: recordMigrations,',
    `migrations: {
      ...recordMigrations,
      ${DEFINITIONS.recordings.schema.version + 1}: document => ({ ...document, data: { ...document.data, sourceType: 'migrated' } }),
    },`,
  ],
]

/** Builds that release once per build of the sources. Returns the path of its server, which serves its interface. */
export function buildNextVersion(): { program: string } {
  const place = join(ROOT, '.cache', 'next-version')
  const tree = join(place, 'tree')
  const program = join(tree, 'src', 'server', 'main.ts')
  // These files change with every source, because script names contain content hashes.
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
