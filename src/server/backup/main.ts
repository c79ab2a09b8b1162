import { readConfig } from '../config.ts'
import { ConfigError } from '../environment.ts'
import { createLog } from '../log.ts'
import { backup, check, readPassphrase, restoreFile } from './command.ts'
import { BackupError, type Summary } from './frames.ts'
import { SealedFileError } from './sealed-file.ts'

const USAGE = `npm run backup -- FILE            writes a backup of what the configuration names
npm run restore -- FILE           restores it into an empty place
npm run restore -- --check FILE   reads it to its end and changes nothing
`

async function main([command, ...given]: readonly string[]): Promise<void> {
  const isCheck = given.includes('--check')
  const [file, ...more] = given.filter(one => one !== '--check')
  if (
    file === undefined ||
    file.startsWith('-') ||
    more.length > 0 ||
    (command !== 'backup' && command !== 'restore')
  ) {
    throw new BackupError('BAD_CALL', USAGE)
  }
  const config = readConfig(process.env)
  const log = createLog('warn')
  const passphrase = readPassphrase(process.env)
  if (command === 'backup') return print(await backup(config, log, file, passphrase), 'Backed up and read back')
  if (isCheck) return print(await check(file, passphrase), 'Whole')
  const { summary, epoch } = await restoreFile(config, log, file, passphrase)
  print(summary, 'Restored and compared')
  process.stdout.write(`A new epoch begins (${epoch}): devices send again what the backup lacks.\n`)
}

function print({ tables, files, jobs }: Summary, what: string): void {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `${what}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.count} files of ${files.bytes} bytes, ${jobs} waiting jobs.`,
    ...(files.gone > 0 ? [`${files.gone} files were deleted while the backup was made.`] : []),
    ...(files.missing > 0 ? [`${files.missing} files are named by the database and missing in the store.`] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isOurs = [ConfigError, BackupError, SealedFileError].some(kind => error instanceof kind)
  if (isOurs && error instanceof Error) process.stderr.write(`${error.message}\n`)
  else createLog('fatal').fatal({ err: error }, 'the backup could not be made or restored')
  process.exit(1)
})
