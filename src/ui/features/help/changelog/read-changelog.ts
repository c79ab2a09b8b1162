export interface Release {
  version: string
  /** `yyyy-mm-dd` */
  day: string
  changes: string[]
}

const HEADING = /^## (\S+) \((\d{4}-\d{2}-\d{2})\)$/

/** Reads the file of changes: `## 0.1.0 (2026-11-23)`, then one `- ` line for each change. */
export function readChangelog(text: string): Release[] {
  const releases: Release[] = []
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line.trim())
    if (heading) releases.push({ version: heading[1] ?? '', day: heading[2] ?? '', changes: [] })
    else if (line.startsWith('- ')) releases.at(-1)?.changes.push(line.slice(2).trim())
  }
  return releases
}
