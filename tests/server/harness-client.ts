import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FromHarness, ToHarness } from './harness.ts'
import type { TestServer } from './test-server.ts'

export const HARNESS = fileURLToPath(new URL('./harness.ts', import.meta.url))

/** Sends a message to a server that runs `HARNESS`, and waits until it is handled. */
export async function sendToHarness({ process }: TestServer, message: ToHarness): Promise<void> {
  const handled = next(process, 'done')
  process.send(message)
  await handled
}

/** Resolves when a transaction is held open before its commit. */
export const heldCommit = ({ process }: TestServer): Promise<void> => next(process, 'held')

async function next(process: TestServer['process'], kind: FromHarness['kind']): Promise<void> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [FromHarness]
    if (message.kind === kind) return
  }
}
