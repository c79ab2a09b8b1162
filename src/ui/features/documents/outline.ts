/** The title and the first paragraph of a text. Throws for one that does not begin with both. */
export function outlineOf(text: string): { title: string; summary: string } {
  const [, title, summary] = /^# (.+)\n\n(.+)\n/.exec(text) ?? []
  if (!title || !summary) throw new Error('a document begins with a heading and a paragraph')
  return { title, summary }
}
