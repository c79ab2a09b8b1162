import type { Procedure } from '../../contract/entities/health-report.ts'
import type { DocumentLine } from './document-lines.ts'
import { readDosing } from './dosing.ts'

const BULLET = /^\s*(?:\d{1,2}\s?[.)]|[-–—•*▪●·])\s*/u
/** "№ 10", "10 сеансов": how often in all. */
const SESSIONS =
  /(?:№\s?\d{1,3}(?!\p{L})|\d{1,3}\s?(?:сеанс\p{L}*|процедур\p{L}*|занят\p{L}*|sessions?|treatments?|συνεδρί\p{L}*|συνεδρι\p{L}*))/iu

/** The procedures of the part under their heading, one a line. */
export function readProcedures(lines: readonly DocumentLine[]): Procedure[] {
  return lines.flatMap(({ text, source }): Procedure[] => {
    const bare = text.replace(BULLET, '').trim()
    if (!/\p{L}{3}/u.test(bare)) return []
    const sessions = SESSIONS.exec(bare)?.[0] ?? null
    const { frequency, duration } = readDosing(sessions ? bare.replace(sessions, ' ') : bare)
    const parts = [sessions, duration].filter(part => part !== null)
    const name = [...parts, ...(frequency?.split(', ') ?? [])].reduce((left, part) => left.replace(part, ''), bare)
    return [
      {
        name: name.replace(/\s+/gu, ' ').replace(/[\s,;.–-]+$/u, '') || bare,
        frequency,
        duration: parts.join(', ') || null,
        source,
      },
    ]
  })
}
