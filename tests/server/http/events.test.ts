import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVENTS_PATH } from '../../../src/contract/protocol.ts'
import { ChangeEvent } from '../../../src/contract/response.ts'
import { Client } from '../client.ts'
import { startServer } from '../servers.ts'
import type { TestServer } from '../test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

async function listen(token: string | null, signal?: AbortSignal) {
  return fetch(server.origin + EVENTS_PATH, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal: signal ?? null,
  })
}

async function* events(response: Response): AsyncGenerator<ChangeEvent> {
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) yield ChangeEvent.parse(JSON.parse(block.slice(6)))
  }
}

describe('the stream of changes', () => {
  it('sends the sequence number of every commit of the account, and of no other', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const stranger = await new Client(server.origin).signIn('patient')
    const left = new AbortController()
    const stream = events(await listen(device.token, left.signal))
    await stranger.call('userAccount.patients:create', { patient: { name: 'not yours' } })
    const first = await device.call('userAccount.patients:create', { patient: { name: 'A' } })
    expect((await stream.next()).value).toMatchObject({ seq: first.seq })
    const second = await device.call('healthRecords:create', { name: 'R', recordType: 'healthLog' })
    expect((await stream.next()).value).toMatchObject({ seq: second.seq })
    left.abort()
  })

  it('ends with its session', async () => {
    const device = await new Client(server.origin).signIn('doctor')
    const stream = events(await listen(device.token))
    const end = stream.next()
    await device.call('userAccount.user:logout', {})
    expect(await end).toEqual({ done: true, value: undefined })
    expect((await listen(device.token)).status).toBe(401)
  })

  it('requires a session', async () => {
    const response = await listen(null)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 401, data: { code: 'UNAUTHORIZED' } } })
  })
})
