import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'

const versionOf = (name: string): string => {
  for (const folder of ['../node_modules', '../../../node_modules']) {
    try {
      return JSON.parse(readFileSync(new URL(`${folder}/${name}/package.json`, import.meta.url), 'utf8')).version
    } catch {
      // Not installed in this folder.
    }
  }
  return 'not installed'
}

const outputOf = (command: string, args: string[]): string => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** The machine, runtimes and libraries of a run, one line each. */
export function machine(): string[] {
  const [cpu] = cpus()
  const names = ['rxdb', 'dexie', 'pouchdb', 'pouchdb-server', 'tus-js-client', '@tus/server', 'wavesurfer.js']
  return [
    `${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()} ${release()}`,
    `Node ${process.versions.node}, ${outputOf(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', ['--version'])}`,
    [...names, '@electric-sql/pglite'].map(name => `${name} ${versionOf(name)}`).join(', '),
  ]
}

/** The commit that was measured, followed by `+` if `src` or `workers` has uncommitted changes. */
export function commit(): string {
  const dirty = outputOf('git', ['status', '--porcelain', '--', 'src', 'workers']) !== ''
  return outputOf('git', ['rev-parse', '--short', 'HEAD']) + (dirty ? '+' : '')
}
