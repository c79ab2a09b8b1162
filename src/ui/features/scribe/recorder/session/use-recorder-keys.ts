import { useEffect } from 'react'
import type { Recorder } from '../../../../../audio/recorder/recorder.ts'

/** Elements that use the space bar themselves. */
const OWN_SPACE = 'input, textarea, select, button, a, summary, [contenteditable], [role="menuitem"], [role="dialog"]'

/** The space bar pauses and resumes, unless the focused element uses it itself. */
export function useRecorderKeys(recorder: Recorder): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return
      if (event.target instanceof Element && event.target.closest(OWN_SPACE)) return
      const { kind } = recorder.snapshot().state
      if (kind === 'recording') recorder.pause()
      else if (kind === 'paused' || kind === 'interrupted') recorder.resume()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [recorder])
}
