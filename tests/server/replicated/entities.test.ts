import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { ENTITIES } from '../../../src/server/modules/all-handlers.ts'

const SCHEMA = new URL('../../../src/server/database/schema/', import.meta.url)

it('I14: tombstones of every replicated table are cleaned up', async () => {
  const modules = await Promise.all(readdirSync(SCHEMA).map(file => import(new URL(file, SCHEMA).href)))
  const tables = modules.flatMap(module => Object.values(module)).filter(value => is(value, PgTable))
  const owned = tables.filter(table => ['userId', 'seq', 'deletedAt'].every(name => name in getTableColumns(table)))
  const cleaned = ENTITIES.map(({ table }) => getTableName(table))
  expect(owned.map(getTableName).toSorted()).toEqual(cleaned.toSorted())
})
