const TIMESTAMP =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*(Z|[+-]\d{2}(?::?\d{2})?))?)?$/i

/**
 * The one parser of timestamps: ISO 8601 and what PostgreSQL prints. A timestamp without a zone is UTC (decision 35).
 * Returns milliseconds since the epoch; null for anything else, 30 February included.
 */
export function parseTimestamp(text: string): number | null {
  const match = TIMESTAMP.exec(text.trim())
  if (!match) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  )
  const onThatDay = new Date(local).toISOString().startsWith(`${year}-${month}-${day}`)
  const valid = onThatDay && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return valid ? local - offsetMinutes(zone) * 60_000 : null
}

function offsetMinutes(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || '0'))
}
