import { useEffect } from 'react'
import { QUEUE } from '../../../db/documents.ts'
import { browserVisibility } from '../../../platform/browser/visibility.ts'
import type { WaitingWork } from '../../state/count-waiting.ts'
import { markUploadsWaiting } from '../../state/service-worker.ts'

/**
 * Whenever a recording joins the queue, and whenever the page is left while one waits, the browser is asked to send it
 * even if every page is closed by then.
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
