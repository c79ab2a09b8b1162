import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundled } from '../bundled-programs.ts'
import { NODE_FLAGS } from '../node-flags.ts'

const MAIN = fileURLToPath(new URL('../../../src/server/backup/main.ts', import.meta.url))

export const PASSPHRASE = 'correct horse battery staple'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

interface Ended {
  code: number
  output: string
}

/** Runs `npm run backup` or `npm run restore` as an operator does. */
export function runCommand(
  command: 'backup' | 'restore',
  { dataDir, databaseUrl }: Place,
  args: string[],
  passphrase = PASSPHRASE,
  more: Record<string, string> = {},
): Promise<Ended> {
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase },
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...more,
  }
  return new Promise(resolve => {
    execFile(process.execPath, [...NODE_FLAGS, bundled(MAIN), command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    )
  })
}
