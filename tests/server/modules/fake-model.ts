import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeModel {
  url: string
  /** What it was asked, oldest first: the transcript, and the instructions before it. */
  readonly asked: { instructions: string; material: string; authorization: string | undefined }[]
  /** What it answers from now on; a status instead of a text is a refusal. */
  says(answer: unknown): void
  /** Refuses whatever names a `response_format`, as some servers do. */
  knowsNoFormat(refuses: boolean): void
  close(): void
}

/** Speaks OpenAI's `/v1/chat/completions` on a real socket: what a model would say is decided by the test. */
export async function startFakeModel(): Promise<FakeModel> {
  let answer: unknown = {}
  let refusesFormat = false
  const asked: FakeModel['asked'] = []
  const server: Server = createServer(async (request, response) => {
    const { messages, response_format: format } = JSON.parse(await bodyOf(request))
    if (format && refusesFormat) {
      response.writeHead(400).end()
      return
    }
    const [instructions, material] = messages.map((message: { content: string }) => message.content)
    asked.push({ instructions, material, authorization: request.headers.authorization })
    if (typeof answer === 'number') {
      response.writeHead(answer).end()
      return
    }
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    says(next) {
      answer = next
    },
    knowsNoFormat(refuses) {
      refusesFormat = refuses
    },
    close: () => server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
