import { useEffect } from 'react'
import { QUEUE } from '../../../db/document.ts'
import { browserVisibility } from '../../../platform/browser/visibility.ts'
import { markUploadsWaiting } from '../session/service-worker.ts'
import type { WaitingWork } from './count-waiting.ts'

/**
 * Asks the browser to send recordings even with every page closed: when one joins the queue, and when the page is
 * hidden while one waits.
 */
export function useUploadMarkers(work: WaitingWork | null): void {
  const waiting = work?.documents.filter(one => one.document.queue === QUEUE.upload).length ?? 0
  useEffect(() => {
    if (waiting > 0) markUploadsWaiting()
    return browserVisibility.subscribe(visible => {
      if (!visible && waiting > 0) markUploadsWaiting()
    })
  }, [waiting])
}
