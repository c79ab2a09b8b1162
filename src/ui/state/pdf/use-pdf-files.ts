import { useEffect } from 'react'
import { PDF_FILES } from '../../../platform/browser/pdf-files.ts'
import { systemClock } from '../../../platform/clock.ts'
import { systemNet } from '../../../platform/net.ts'
import { useOnline } from '../sync/use-online.ts'

/** After what the screen itself loads. */
const LATER_MS = 4000
let isAsked = false

/**
 * Fetches the typesetter once, while there is a network and a screen can make a PDF: the service worker keeps it, so that
 * the first PDF can be made offline.
 */
export function usePdfFiles(): void {
  const online = useOnline()
  useEffect(() => {
    if (!online || isAsked) return
    return systemClock.after(LATER_MS, () => {
      isAsked = true
      const fetched = PDF_FILES.map(url => systemNet.fetch(url).then(reply => reply.arrayBuffer()))
      Promise.all(fetched).catch(() => {
        isAsked = false
      })
    })
  }, [online])
}
