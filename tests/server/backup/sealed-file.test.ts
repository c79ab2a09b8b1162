import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sealed, unsealed } from '../../../src/server/backup/sealed-file.ts'

const PASSPHRASE = 'correct horse battery'
const MIB = 1024 * 1024

async function* pieces(bytes: Uint8Array, size = 300_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function collected(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of source) all.push(piece)
  return Buffer.concat(all)
}
/** The product's cost takes half a second for each file. */
const CHEAP = { logN: 10, r: 8, p: 1 }
const seal = (bytes: Uint8Array) => collected(sealed(pieces(bytes), PASSPHRASE, CHEAP))
const open = (file: Uint8Array, passphrase = PASSPHRASE, size?: number) =>
  collected(unsealed(pieces(file, size), passphrase))

describe('a sealed stream', () => {
  it.each([0, 1, MIB - 1, MIB, MIB + 1, 2 * MIB, 2 * MIB + 17])('of %i bytes opens as it was', async length => {
    const bytes = randomBytes(length)
    expect((await open(await seal(bytes))).equals(bytes)).toBe(true)
  })

  it('opens in pieces of any size', async () => {
    const bytes = randomBytes(1000)
    expect((await open(await seal(bytes), PASSPHRASE, 7)).equals(bytes)).toBe(true)
  })

  it('does not open with another passphrase, and says so', async () => {
    await expect(open(await seal(randomBytes(100)), `${PASSPHRASE}x`)).rejects.toMatchObject({
      code: 'WRONG_PASSPHRASE',
    })
  })

  it('is different each time', async () => {
    const bytes = randomBytes(100)
    expect((await seal(bytes)).equals(await seal(bytes))).toBe(false)
  })

  it('that was cut anywhere is refused, also at the end of a chunk', async () => {
    const file = await seal(randomBytes(2 * MIB + 100))
    const head = file.length - (2 * MIB + 100) - 3 * 16
    for (const end of [0, 10, head - 1, head, head + MIB + 16, head + 2 * (MIB + 16), file.length - 1]) {
      await expect(open(file.subarray(0, end)), `cut at ${end}`).rejects.toMatchObject({
        code: end < head ? 'NOT_A_BACKUP' : 'DAMAGED',
      })
    }
  })

  it('with a changed byte anywhere is refused', async () => {
    const file = await seal(randomBytes(MIB + 100))
    for (const at of [0, 12, 40, 60, 70, 1000, MIB, MIB + 90, file.length - 1]) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(open(changed), `byte ${at}`).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_A_BACKUP|WRONG_PASSPHRASE|DAMAGED/),
      })
    }
  })

  it('with chunks in another order, or one of another file, is refused', async () => {
    const [one, two] = [await seal(randomBytes(3 * MIB)), await seal(randomBytes(3 * MIB))]
    const head = one.length - 3 * (MIB + 16)
    const chunk = (file: Buffer, number: number) =>
      file.subarray(head + number * (MIB + 16), head + (number + 1) * (MIB + 16))
    const whole = (...chunks: Buffer[]) => Buffer.concat([one.subarray(0, head), ...chunks])
    for (const wrong of [
      whole(chunk(one, 1), chunk(one, 0), chunk(one, 2)),
      whole(chunk(one, 0), chunk(one, 2)),
      whole(chunk(one, 0), chunk(two, 1), chunk(one, 2)),
      whole(chunk(one, 0), chunk(one, 1), chunk(one, 2), chunk(one, 2)),
    ]) {
      await expect(open(wrong)).rejects.toMatchObject({ code: 'DAMAGED' })
    }
  })
})
