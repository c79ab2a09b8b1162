import { describe, expect, it } from 'vitest'
import { FrontendFrames, queryFrame } from '../../../../src/server/database/pglite/frames.ts'

const startup = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0])
const frame = (type: string, body = '') => {
  const bytes = Buffer.from(`${type}0000${body}`)
  bytes.writeInt32BE(4 + body.length, 1)
  return bytes
}
const extended = [frame('P', 'select'), frame('B', 'params'), frame('D'), frame('E'), frame('S')]

function started() {
  const frames = new FrontendFrames()
  frames.push([startup])
  return frames
}

describe('the frames of a frontend', () => {
  it('start with a startup packet, which has no type', () => {
    const frames = new FrontendFrames()
    expect(frames.push([startup.subarray(0, 6)])).toBeNull()
    expect(frames.push([startup.subarray(6)])).toEqual(startup)
  })

  it('pass on a simple query at once', () => {
    expect(started().push([queryFrame('BEGIN')])).toEqual(queryFrame('BEGIN'))
  })

  it('hold an extended query back until its Sync', () => {
    const frames = started()
    for (const step of extended.slice(0, -1)) expect(frames.push([step])).toBeNull()
    expect(frames.push([frame('S')])).toEqual(Buffer.concat(extended))
  })

  it('are the same however the bytes were split', () => {
    const bytes = Buffer.concat([
      startup,
      queryFrame('BEGIN'),
      ...extended,
      ...extended,
      queryFrame('COMMIT'),
      frame('X'),
    ])
    for (let size = 1; size < bytes.length; size += 1) {
      const frames = new FrontendFrames()
      const out: Buffer[] = []
      for (let at = 0; at < bytes.length; at += size) {
        const ready = frames.push([bytes.subarray(at, at + size)])
        if (ready) out.push(ready)
      }
      expect(Buffer.concat(out)).toEqual(bytes)
    }
  })

  it('keep the start of the next query for later', () => {
    const frames = started()
    expect(frames.push([queryFrame('one'), extended[0]!])).toEqual(queryFrame('one'))
    expect(frames.push(extended.slice(1))).toEqual(Buffer.concat(extended))
  })
})
