import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeModel {
  url: string
  /** The requests so far, oldest first: the instructions and the transcript after them. */
  readonly requests: { instructions: string; material: string; authorization: string | undefined }[]
  /** Sets what it returns; a number is the status of a refusal. `ended` is why it stopped, `refusal` its own words. */
  returns(output: unknown, how?: { ended?: string; refusal?: string }): void
  /** Refuses requests with a `response_format`, as some servers do. */
  refuseFormat(refuses: boolean): void
  /** Lets requests wait for their response until it is called again with false. */
  hold(holds: boolean): void
  close(): void
}

/** An OpenAI-compatible `/v1/chat/completions` on a real socket, with responses set by the test. */
export async function startFakeModel(): Promise<FakeModel> {
  let output: unknown = {}
  let how: { ended?: string; refusal?: string } = {}
  let refusesFormat = false
  let held: Promise<void> = Promise.resolve()
  let release: () => void = () => undefined
  const requests: FakeModel['requests'] = []
  const server: Server = createServer(async (request, response) => {
    const { messages, response_format: format } = JSON.parse(await bodyOf(request))
    if (format && refusesFormat) {
      response.writeHead(400).end()
      return
    }
    const [instructions, material] = messages.map((message: { content: string }) => message.content)
    requests.push({ instructions, material, authorization: request.headers.authorization })
    await held
    if (typeof output === 'number') {
      response.writeHead(output).end()
      return
    }
    const content = typeof output === 'string' ? output : JSON.stringify(output)
    response.writeHead(200, { 'content-type': 'application/json' })
    const message = { content, ...(how.refusal && { refusal: how.refusal }) }
    response.end(JSON.stringify({ choices: [{ message, finish_reason: how.ended ?? 'stop' }] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    returns(next, ways = {}) {
      output = next
      how = ways
    },
    refuseFormat(refuses) {
      refusesFormat = refuses
    },
    hold(holds) {
      release()
      if (holds) held = new Promise(resolve => (release = resolve))
    },
    close: () => server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
