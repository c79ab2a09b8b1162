/** The server as the contenders use it: RPC over HTTP, pages of the list, renames, the stream of changes. */
export interface Row {
  clientId: string
  seq: number
  name: string
  createdAt: string
  deletedAt: string | null
  data: unknown
}

export interface ListPage {
  rows: Row[]
  checkpoint: string
  hasMore: boolean
}

export const PAGE_ROWS = 500
/** The most calls that the server accepts in one request. */
export const BATCH_CALLS = 20
export const orderOf = (createdAt: string): number => 4e12 - Date.parse(createdAt)

interface RpcReply<T> {
  result: T
  meta: { checkpoint: string; hasMore: boolean }
  error?: { data?: { current?: Row } }
}

async function post<T>(token: string, body: unknown): Promise<T> {
  const response = await fetch('/api/rpc', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await response.json()) as T
}

const call = (id: number, method: string, params: unknown) => ({ jsonrpc: '2.0', id, method, params })

export async function list(token: string, since: string): Promise<ListPage> {
  const params = { recordTypes: ['ambient-scribe'], fullData: true, since, limit: PAGE_ROWS, includeDeleted: true }
  const { result, meta } = await post<RpcReply<Row[]>>(token, call(1, 'healthRecords:list', params))
  return { rows: result, checkpoint: meta.checkpoint, hasMore: meta.hasMore }
}

export async function newestRows(token: string, limit: number): Promise<Row[]> {
  const params = { recordTypes: ['ambient-scribe'], fullData: true, limit }
  return (await post<RpcReply<Row[]>>(token, call(1, 'healthRecords:list', params))).result
}

/** Sends up to BATCH_CALLS edited rows in one request and returns them as the server stored them. */
export async function update(token: string, rows: readonly Row[]): Promise<Row[]> {
  const calls = rows.map(({ clientId, name, data, seq }, id) =>
    call(id, 'healthRecords:update', {
      ...{ clientId, id: clientId, name, data, baseSeq: seq, recordType: 'ambient-scribe' },
      meta: { opId: crypto.randomUUID() },
    }),
  )
  const replies = await post<RpcReply<Row>[]>(token, calls)
  return replies.map(({ result, error }) => {
    if (error) throw new Error(`refused: ${JSON.stringify(error).slice(0, 300)}`)
    return result
  })
}

/** Calls `onChange` when the stream of changes opens and with each change, one call at a time. */
export async function follow(token: string, onChange: () => Promise<void>): Promise<void> {
  const response = await fetch('/api/events', { headers: { authorization: `Bearer ${token}` } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
    if (done) throw new Error('the stream of changes ended')
    if (value.includes('data:') || value.includes(': open')) await onChange()
  }
}

export const batches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH_CALLS) }, (_, i) =>
    items.slice(i * BATCH_CALLS, (i + 1) * BATCH_CALLS),
  )
