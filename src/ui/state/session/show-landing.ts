import { browserConnectivity } from '../../../platform/browser/connectivity.ts'
import { tabValues } from '../../../platform/browser/storage.ts'

/** Set on the way to the landing page, which removes it: if the app opens instead, it must not try again. */
const ON_THE_WAY = 'toLanding'

/**
 * Loads the landing page, which is a document of its own. Returns false where there is none to load: without a network,
 * in development, or if the last attempt came back to the app.
 */
export function showLanding(address: '/' | '/landing' = '/'): boolean {
  const cameBack = tabValues.get(ON_THE_WAY) !== null
  tabValues.remove(ON_THE_WAY)
  if (!import.meta.env.PROD || cameBack || !browserConnectivity.online()) return false
  tabValues.set(ON_THE_WAY, '1')
  window.location.assign(address)
  return true
}
