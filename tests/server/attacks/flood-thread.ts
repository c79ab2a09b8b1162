/** Sends one body many times at once and reports the codes of the answers; a thread of its own, so that its work does not count as the server's. */
import { parentPort, workerData } from 'node:worker_threads'

const { url, headers, body, times } = workerData as Flood

export interface Flood {
  url: string
  headers: Record<string, string>
  body: string
  times: number
}

async function send(): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
  if (!response) return 'cut off'
  const { error } = JSON.parse(await response.text())
  return error?.data.code ?? 'ok'
}

parentPort?.postMessage(await Promise.all(Array.from({ length: times }, send)))
