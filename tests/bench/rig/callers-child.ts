/** Many clients that call one server for a given time, each over its own connection, one call at a time. */
import { connect, type Socket } from 'node:net'

interface Task {
  port: number
  clients: number
  /** Measured milliseconds; `warmUpMs` precede them and are not counted. */
  forMs: number
  warmUpMs: number
  /** Whole HTTP requests; the clients take turns in choosing one. */
  requests: string[]
  /** Text that every response must contain. */
  expected: string
}

const task: Task = JSON.parse(process.argv[2] ?? '{}')
const latencies: number[] = []
const began = performance.now()
const counting = began + task.warmUpMs
const ends = counting + task.forMs
let wrong = 0

await Promise.all(
  Array.from({ length: task.clients }, (_, index) => client(task.requests[index % task.requests.length] ?? '')),
)
const { length } = latencies
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.min(length - 1, Math.floor(length * share))]
process.stdout.write(JSON.stringify({ perSecond: length / (task.forMs / 1000), p50: at(0.5), p99: at(0.99), wrong }))

function client(request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(task.port, '127.0.0.1')
    let sentAt = 0
    let text = ''
    const send = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (data: string) => {
      text += data
      if (!isComplete(text)) return
      const now = performance.now()
      if (!text.startsWith('HTTP/1.1 200') || !text.includes(task.expected)) wrong++
      text = ''
      if (sentAt >= counting && now <= ends) latencies.push(now - sentAt)
      if (now < ends) return send()
      socket.destroy()
      resolve()
    })
  })
}

function isComplete(text: string): boolean {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /content-length: (\d+)/i.exec(text)?.[1]
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= head + 4 + Number(length)
}
