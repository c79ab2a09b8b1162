import { useEffect } from 'react'
import { PDF_FILES } from '../../../platform/browser/app/pdf-files.ts'
import { controlled } from '../../../platform/browser/service-worker.ts'
import { systemClock } from '../../../platform/clock.ts'
import { systemNet } from '../../../platform/net.ts'
import { useOnline } from '../sync/use-online.ts'

/** After what the screen itself loads. */
const LATER_MS = 4000
let isAsked = false

async function keepPdfFiles(): Promise<void> {
  await controlled()
  if (isAsked) return
  isAsked = true
  try {
    await Promise.all(PDF_FILES.map(async url => await (await systemNet.fetch(url)).arrayBuffer()))
  } catch {
    isAsked = false
  }
}

/**
 * Fetches the typesetter once, while there is a network and a screen can make a PDF: the service worker keeps it, so that
 * the first PDF can be made offline.
 */
export function usePdfFiles(): void {
  const online = useOnline()
  useEffect(() => {
    if (!online || isAsked) return
    return systemClock.after(LATER_MS, () => void keepPdfFiles())
  }, [online])
}
