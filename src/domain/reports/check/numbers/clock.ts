const PART_OF_DAY = /^(?:утра|дня|вечера|ночи)$/u
export const isClock = (norm: (at: number) => string, at: number, next: number): boolean =>
  (/^(?:в|к)$/u.test(norm(at - 1)) && norm(next).startsWith('час')) ||
  (/^(?:с|до|после|около)$/u.test(norm(at - 1)) && PART_OF_DAY.test(norm(next + 1)))
/** A time of the day on both halves of a clock: 20 is also 8. */
export const halvesOf = (values: ReadonlySet<number>): Set<number> =>
  new Set([...values].flatMap(one => (one <= 24 ? [one, one > 12 ? one - 12 : one + 12] : [one])))

const PAST: Readonly<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 }

/** "Half past six", "ten past seven", "quarter to nine", «половина седьмого»: as it is written on a clock. */
export function clockAt(
  norm: (at: number) => string,
  value: (at: number) => number | undefined,
  at: number,
): { to: number; values: Set<number> } | null {
  const [minutes, link, hour] = [PAST[norm(at)], norm(at + 1), value(at + 2)]
  if (minutes === undefined || hour === undefined || hour > 12 || !/^(?:past|to)$/u.test(link)) return null
  if (link === 'to' && norm(at) !== 'quarter') return null
  const [full, rest] = link === 'past' ? [hour, minutes] : [hour - 1, 60 - minutes]
  return {
    to: at + 3,
    values: new Set([full, full + 12].map(one => Number(`${one}.${String(rest).padStart(2, '0')}`))),
  }
}
