import { cpSync } from 'node:fs'
import { expect, it } from 'vitest'
import { onBothDatabases, type Where } from '../databases.ts'

onBothDatabases('the epoch', databases => {
  async function restore({ dataDir, databaseUrl }: Where): Promise<Where> {
    if (databaseUrl) return { dataDir, databaseUrl: await databases.server().createDatabase(databaseUrl) }
    const copy = await databases.place()
    cpSync(dataDir, copy.dataDir, { recursive: true, force: true })
    return copy
  }
  async function epochOf(where: Where): Promise<string> {
    const database = await databases.open(where)
    await database.close()
    return database.epoch
  }

  it('stays the same over restarts', async () => {
    const where = await databases.place()
    const first = await epochOf(where)
    expect(first).toMatch(/^[0-9a-f]{24}$/)
    expect(await epochOf(where)).toBe(first)
  })

  it('I8: changes once in a restored copy', async () => {
    const where = await databases.place()
    const original = await epochOf(where)
    const copy = await restore(where)
    const restored = await epochOf(copy)
    expect(restored).not.toBe(original)
    expect(await epochOf(copy)).toBe(restored)
    expect(await epochOf(where)).toBe(original)
  })
})
