import { containerOfWorkers, serviceWorkersSupported } from '../../platform/browser/service-worker.ts'
import { trustedWorkerUrl } from '../../platform/browser/trusted-urls.ts'

/**
 * Registers the service worker and asks it to keep this page and nothing of the app: the first load runs without the
 * worker, so nothing of it is kept before. Resolves true once the page opens without a network.
 */
export async function keepPage(): Promise<boolean> {
  if (!import.meta.env.PROD || !serviceWorkersSupported()) return false
  try {
    const workers = containerOfWorkers()
    await workers.register(trustedWorkerUrl('/service-worker.js'))
    const { active } = await workers.ready
    const { port1, port2 } = new MessageChannel()
    return await new Promise(resolve => {
      port1.onmessage = () => resolve(true)
      active?.postMessage({ type: 'keep-respond' }, [port2])
    })
  } catch {
    // Refused in some private windows: the page then needs the network to open, and says nothing else.
    return false
  }
}
