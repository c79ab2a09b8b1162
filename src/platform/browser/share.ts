/**
 * Hands a text over to another program: through the system's own dialog, or, where there is none, to the clipboard.
 * Rejects where the browser allows neither.
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
