/** Decision 61: webm where the browser records it, else mp4. */
const WISHES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4'] as const

/** The first format that the browser can record; `null` means BROWSER_NOT_SUPPORTED. */
export function negotiateMimeType(supports: (mimeType: string) => boolean): string | null {
  return WISHES.find(supports) ?? null
}
