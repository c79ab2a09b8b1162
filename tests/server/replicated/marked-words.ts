import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { queryDatabase } from '../query-database.ts'
import type { PlacedServer } from '../servers.ts'

/** Each is given in one place only, so that a find names what was left. */
export const WORDS = {
  ...{ patient: 'Quokkaname', note: 'quokkanote', record: 'Quokkarecord', finding: 'quokkafinding' },
  ...{ file: 'quokkafile', attached: 'quokkaattached', removed: 'quokkaremoved', recording: 'Quokkavisit' },
  ...{ sound: 'quokkasound', transcript: 'quokkatranscript', question: 'quokkaquestion', recipient: 'quokkarecipient' },
  ...{ template: 'Quokkatemplate', respondent: 'quokkarespondent', answer: 'quokkaanswer', prompt: 'quokkaprompt' },
  ...{ report: 'quokkareport', wish: 'quokkawish', cancelled: 'quokkacancelled', abandoned: 'quokkaabandoned' },
  ...{ message: 'quokkamessage', late: 'quokkalate' },
} as const
const NAMED = Object.entries(WORDS)

/** Where each word is in any column of any table of any schema, and in the files of the store. No server may run. */
export async function placesOfWords({ place }: PlacedServer): Promise<string[]> {
  const [tables = []] = (await queryDatabase(place, [
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  ])) as { table: string }[][]
  const forms = NAMED.flatMap(([name, word]) => [
    `('${name}', '${word}')`,
    // As bytea is printed.
    `('${name}', '${Buffer.from(word).toString('hex')}')`,
  ])
  const rows = (await queryDatabase(
    place,
    tables.map(
      ({ table }) => `select distinct '${table}: ' || word.name as hit from ${table} as one
        join (values ${forms.join(', ')}) as word (name, form) on one::text ilike '%' || form || '%'`,
    ),
  )) as { hit: string }[][]
  return [...rows.flat().map(({ hit }) => hit), ...inFiles(join(place.dataDir, 'blobs'))].toSorted()
}

function inFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => statSync(path).isFile())
    .flatMap(path => NAMED.filter(([, word]) => readFileSync(path).includes(word)).map(([name]) => `blobs: ${name}`))
}
