import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The Node that comes with the project, once it is installed. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const BIN = join(ROOT, 'node_modules', '.bin')

const environment = extra => ({
  ...process.env,
  PATH: `${BIN}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  ...extra,
})

/** Runs a command in the project's folder with its own Node first on the PATH; resolves to the exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment(env),
      stdio: quiet ? 'ignore' : 'inherit',
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Ends `child` on SIGINT, on SIGTERM, or when this process's parent is gone: npm leaves its children running. */
export function endWith(child) {
  const end = () => child.kill('SIGTERM')
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500).unref()
}

export async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) {
    console.error(`${command} ${args.join(' ')} ended with ${code}`)
    process.exit(code)
  }
}

/** Installs the packages of the lock file, unless exactly these are installed. */
export async function ensureInstalled() {
  const stamp = join(ROOT, 'node_modules', '.lock-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(NODE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what this project needs: about 1 GB, a few minutes, once.')
  // Errors only: npm's warnings are about the Node that runs this script, which runs only the installation.
  await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** A hash over the names, sizes and times of all files that the build reads. */
function sourcesStamp() {
  const hash = createHash('sha256')
  const folders = ['src', 'workers', 'public', '.tools']
  const inFolders = folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(name => join(folder, name)),
  )
  const files = [...inFolders, ...readdirSync(ROOT).filter(name => /\.ts$|^package-lock\.json$/.test(name))]
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, file))
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const BUILT = join(ROOT, '.cache', 'built')

/** Builds the interface; resolves to the exit code. */
export async function build() {
  const code = await run('npm', ['run', '--silent', 'build'])
  if (code === 0) {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    writeFileSync(BUILT, sourcesStamp())
  }
  return code
}

/** Builds the interface, unless nothing changed since the last build. */
export async function ensureBuilt() {
  const isBuilt = existsSync(join(ROOT, 'dist', 'index.html')) && existsSync(BUILT)
  if (isBuilt && readFileSync(BUILT, 'utf8') === sourcesStamp()) return
  const code = await build()
  if (code !== 0) process.exit(code)
}
