import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { childProcesses } from '../child-process.ts'
import { makeDataFolder } from '../data-folder.ts'
import { onBothDatabases } from '../databases.ts'
import { notes } from './notes.ts'

const start = childProcesses(new URL('./child.ts', import.meta.url))

onBothDatabases('a process killed with kill -9', databases => {
  it('I3: keeps every acknowledged row, over three kills', async () => {
    const where = await databases.prepared()
    let acknowledged = 0
    for (const round of [1, 2, 3]) {
      const child = start('write', where)
      expect(await child.line()).toBe('open')
      for (let n = 0; n < 150 * round; n += 1) acknowledged += Number((await child.line()).startsWith('saved'))
      await child.kill()
      let line = await child.line()
      for (; line.startsWith('saved'); line = await child.line()) acknowledged += 1

      const database = await databases.open(where)
      const rows = await database.db.select().from(notes)
      // The last row may be committed although its acknowledgement was cut off.
      expect(rows.length - acknowledged).toBeOneOf([0, 1])
      expect(rows.map(row => row.points).toSorted((a, b) => a - b)).toEqual(rows.map((_, i) => i + 1))
      await database.pool.query('TRUNCATE notes')
      acknowledged = 0
      await database.close()
    }
  })
})

describe('the embedded database', () => {
  it('refuses a second process on its directory with the reason in one sentence', async () => {
    const dataDir = makeDataFolder('data-')
    try {
      const first = start('open', { dataDir, databaseUrl: undefined })
      expect(await first.line()).toBe('open')
      const second = start('open', { dataDir, databaseUrl: undefined })
      expect(await second.line()).toBe(
        `refused DATA_DIR ${dataDir} is in use by another process; stop that one or give this one a DATA_DIR of its own.`,
      )
      await first.kill()
      const third = start('open', { dataDir, databaseUrl: undefined })
      expect(await third.line()).toBe('open')
      await third.kill()
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })

  it('starts after the first start was killed while it created the cluster', async () => {
    const dataDir = makeDataFolder('data-')
    try {
      const first = start('open', { dataDir, databaseUrl: undefined })
      await vi.waitUntil(() => existsSync(join(dataDir, 'pglite.new', 'base')), { timeout: 90_000, interval: 10 })
      await first.kill()
      expect(existsSync(join(dataDir, 'pglite'))).toBe(false)
      const second = start('open', { dataDir, databaseUrl: undefined })
      expect(await second.line()).toBe('open')
      await second.kill()
    } finally {
      rmSync(dataDir, { recursive: true })
    }
  })
})
