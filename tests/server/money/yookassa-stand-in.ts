import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAYMENT_NOTICE_PATH } from '../../../src/server/paths.ts'

export interface StandInPayment {
  id: string
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  amount: { value: string; currency: string }
  metadata: Record<string, string>
  refunded_amount?: { value: string; currency: string }
  body: Record<string, unknown>
}

/**
 * What the next request gets. `never` does nothing and never answers; `lost` does what was asked and never answers; `error`
 * does what was asked and answers 500; `down` does nothing and answers 500; a number is that status and does nothing.
 */
export type Mood = 'never' | 'lost' | 'error' | 'down' | { late: number } | { status: number; body?: unknown }

export interface StandIn {
  url: string
  payments: Map<string, StandInPayment>
  /** `POST key` and `GET id`, in their order. */
  requests: string[]
  /** Of the next requests, one each. */
  moods: Mood[]
  /** Called when a request has arrived, and when it was done and is not answered yet. */
  onRequest: ((what: 'arrived' | 'done', method: string) => void | Promise<void>) | null
  one(): StandInPayment
  /** Sends a notice; returns the status of the answer. */
  notify(origin: string, event: string, object: unknown, headers?: Record<string, string>): Promise<number>
  close(): Promise<void>
}

export const SHOP = { YOOKASSA_SHOP_ID: '12345', YOOKASSA_SECRET_KEY: 'test_secret' }
const AUTHORIZATION = `Basic ${Buffer.from('12345:test_secret').toString('base64')}`

/** A real HTTP server that speaks as much of YooKassa's API v3 as the product uses, and fails as the test says. */
export async function yookassaStandIn(): Promise<StandIn> {
  const payments = new Map<string, StandInPayment>()
  const byKey = new Map<string, { id: string; text: string }>()
  const open = new Set<ServerResponse>()

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    let text = ''
    for await (const piece of request) text += String(piece)
    const key = String(request.headers['idempotence-key'] ?? '')
    const id = url.slice('/payments/'.length)
    standIn.requests.push(method === 'POST' ? `POST ${key}` : `GET ${id}`)
    const mood = standIn.moods.shift()
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    await standIn.onRequest?.('arrived', method)
    if (request.headers.authorization !== AUTHORIZATION)
      return answer(401, { type: 'error', code: 'invalid_credentials' })
    if (mood === 'never') return
    if (mood === 'down') return answer(500, { type: 'error', code: 'internal_server_error' })
    if (typeof mood === 'object' && 'status' in mood) return answer(mood.status, mood.body ?? {})
    const found = method === 'POST' ? create(key, text) : payments.get(id)
    await standIn.onRequest?.('done', method)
    if (mood === 'lost') return
    if (mood === 'error') return answer(500, { type: 'error', code: 'internal_server_error' })
    if (typeof mood === 'object') await new Promise(resolve => setTimeout(resolve, mood.late))
    if (found === 'key') return answer(400, { type: 'error', code: 'invalid_request' })
    if (!found) return answer(404, { type: 'error', code: 'not_found' })
    const { body: _, ...shown } = found
    const confirmation = { type: 'redirect', confirmation_url: `https://yookassa.example/pay/${found.id}` }
    answer(200, { ...shown, ...(found.status === 'pending' && { confirmation }) })
  }

  function create(key: string, text: string): StandInPayment | 'key' {
    if (key === '' || key.length > 64) return 'key'
    const known = byKey.get(key)
    if (known) return known.text === text ? (payments.get(known.id) as StandInPayment) : 'key'
    const body = JSON.parse(text)
    const id = crypto.randomUUID()
    const payment: StandInPayment = { id, status: 'pending', amount: body.amount, metadata: body.metadata, body }
    payments.set(id, payment)
    byKey.set(key, { id, text })
    return payment
  }

  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    serve(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const standIn: StandIn = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, payments, requests: [], moods: [] },
    onRequest: null,
    one: () => [...payments.values()][0] as StandInPayment,
    async notify(origin, event, object, headers = {}) {
      const body = JSON.stringify({ type: 'notification', event, object })
      const sent = { 'content-type': 'application/json', ...headers }
      return (await fetch(origin + PAYMENT_NOTICE_PATH, { method: 'POST', headers: sent, body })).status
    },
    async close() {
      for (const response of open) response.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return standIn
}
