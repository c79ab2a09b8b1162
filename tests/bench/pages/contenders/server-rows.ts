/** What the contenders know of the server: one call over HTTP, and how a list page is asked for. */
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
export const orderOf = (createdAt: string): number => 4e12 - Date.parse(createdAt)

export interface RpcAnswer<T> {
  result: T
  meta: { checkpoint: string; hasMore: boolean }
  error?: unknown
}

export async function post<T>(token: string, body: unknown): Promise<T> {
  const response = await fetch('/api/rpc', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await response.json()) as T
}

export async function list(token: string, since: string): Promise<ListPage> {
  const params = { recordTypes: ['ambient-scribe'], fullData: true, since, limit: PAGE_ROWS, includeDeleted: true }
  const { result, meta } = await post<RpcAnswer<Row[]>>(token, {
    jsonrpc: '2.0',
    id: 1,
    method: 'healthRecords:list',
    params,
  })
  return { rows: result, checkpoint: meta.checkpoint, hasMore: meta.hasMore }
}
