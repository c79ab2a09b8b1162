import { expect, test } from 'vitest'
import { createBlobSink } from '../../../../src/audio/join/blob-sink.ts'
import fc from '../../../fast-check.ts'

const KB = 1024

test('the blob holds what was written, including patches at the beginning and near the end', async () => {
  const block = fc.record({ size: fc.integer({ min: 1, max: 900 * KB }), patch: fc.boolean(), head: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 20 }), async blocks => {
      const sink = createBlobSink('audio/webm')
      const writer = sink.writable.getWriter()
      const expected = new Uint8Array(20 * 900 * KB)
      let end = 0
      const write = async (data: Uint8Array<ArrayBuffer>, position: number) => {
        expected.set(data, position)
        end = Math.max(end, position + data.length)
        await writer.write({ type: 'write', data, position })
      }
      for (const [i, { size, patch, head }] of blocks.entries()) {
        const start = end
        await write(new Uint8Array(size).fill(i + 1), start)
        if (patch) await write(Uint8Array.of(200 + i), start)
        if (head) await write(Uint8Array.of(100 + i, 100 + i), Math.min(30, end - 1))
      }
      await writer.close()
      const blob = sink.blob()
      expect(blob.type).toBe('audio/webm')
      expect(Buffer.from(await blob.arrayBuffer()).equals(expected.subarray(0, end))).toBe(true)
    }),
    { numRuns: 15 },
  )
})

test('a write into a part already handed over throws, and is never lost', async () => {
  const writer = createBlobSink('audio/webm').writable.getWriter()
  await writer.write({ type: 'write', data: new Uint8Array(8 * KB * KB), position: 0 })
  await expect(writer.write({ type: 'write', data: Uint8Array.of(1), position: 600 * KB })).rejects.toThrow(RangeError)
})
