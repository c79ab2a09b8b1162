/** True if the browser has a dialog of the system to send a text with. */
export const canShareText = (): boolean => navigator.canShare?.({ text: 'x' }) === true

/**
 * Shares a text through the system's own dialog, or copies it to the clipboard if there is none. Rejects if the browser
 * allows neither.
 */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'cancelled'> {
  if (navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  await navigator.clipboard.writeText(text)
  return 'copied'
}

/** Whether the system's dialog takes this file; browsers refuse some kinds. */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** Opens the system's dialog; resolves when it is closed, also without sharing. Rejects if the browser refuses. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
