/** Puts a text on the clipboard, for programs that take it also as HTML. Rejects if the browser refuses. */
export async function copyText(text: string, html?: string): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const part = (type: string, content: string) => [type, new Blob([content], { type })] as const
  const item = new ClipboardItem(Object.fromEntries([part('text/plain', text), part('text/html', html)]))
  await navigator.clipboard.write([item])
}
