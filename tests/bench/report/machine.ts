import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'

const versionOf = (name: string): string => {
  for (const folder of ['../node_modules', '../../../node_modules']) {
    try {
      return JSON.parse(readFileSync(new URL(`${folder}/${name}/package.json`, import.meta.url), 'utf8')).version
    } catch {
      // The other folder has it.
    }
  }
  return 'not installed'
}

const said = (command: string, args: string[]): string => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

/** Where and with what a run was made, a line each. */
export function machine(): string[] {
  const [cpu] = cpus()
  const names = ['rxdb', 'dexie', 'pouchdb', 'pouchdb-server', 'tus-js-client', '@tus/server', 'wavesurfer.js']
  return [
    `${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()} ${release()}`,
    `Node ${process.versions.node}, ${said(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', ['--version'])}`,
    [...names, '@electric-sql/pglite'].map(name => `${name} ${versionOf(name)}`).join(', '),
  ]
}

/** The commit that was measured; `+` where files differ from it. */
export function commit(): string {
  const dirty = said('git', ['status', '--porcelain', '--', 'src', 'workers']) !== ''
  return said('git', ['rev-parse', '--short', 'HEAD']) + (dirty ? '+' : '')
}
