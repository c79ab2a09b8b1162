import { parseCases, parseEmergencies } from './parse-cases.ts'
import { type Cases, readText } from './run-cases.ts'

const iso = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Relative dates that the scorer has no token for: days ahead, the next such date, months ago. */
function resolved(value: unknown, now: Date): unknown {
  if (typeof value !== 'string') return value
  const ahead = /^@today\+(\d+)d$/.exec(value)
  if (ahead) return iso(new Date(now.getFullYear(), now.getMonth(), now.getDate() + Number(ahead[1])))
  const next = /^@nextdate:(\d\d-\d\d)$/.exec(value)
  if (next)
    return `${`${now.getFullYear()}-${next[1]}` >= iso(now) ? now.getFullYear() : now.getFullYear() + 1}-${next[1]}`
  const weekday = /^@weekday-next:(\d)$/.exec(value)
  if (weekday) {
    const ahead = (Number(weekday[1]) - (now.getDay() || 7) + 7) % 7 || 7
    return iso(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead))
  }
  const monthDay = /^@lastdom:(\d+)$/.exec(value)
  if (monthDay)
    return iso(
      new Date(now.getFullYear(), now.getMonth() - (now.getDate() >= Number(monthDay[1]) ? 0 : 1), Number(monthDay[1])),
    )
  const months = /^@monthago:(\d+)$/.exec(value)
  if (!months) return value
  const index = now.getFullYear() * 12 + now.getMonth() - Number(months[1])
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** These waves have interviews alone. */
const WITHOUT_EMERGENCIES: readonly number[] = [12, 13, 14, 15]
/** These waves have emergency texts alone. */
const WITHOUT_INTERVIEWS: readonly number[] = [5, 6, 7, 9, 11]

/** Emergency texts of one language alone: `ru/1` and so on. */
export const emergencyTexts = (set: string): Cases => ({
  templates: [],
  interviews: [],
  emergencies: parseEmergencies(readText(`./cases/emergencies/${set}.txt`)),
})

/** One wave of our own interviews and emergency texts. */
export function ownCases(wave: number): Cases {
  const { templates, interviews } = parseCases(
    WITHOUT_INTERVIEWS.includes(wave) ? '' : readText(`./cases/wave-${wave}.txt`),
  )
  const now = new Date()
  return {
    templates,
    interviews: interviews.map(one => ({
      ...one,
      gold: {
        ...one.gold,
        result: Object.fromEntries(
          Object.entries(one.gold.result).map(([name, value]) => [name, resolved(value, now)]),
        ),
      },
    })),
    emergencies: parseEmergencies(
      WITHOUT_EMERGENCIES.includes(wave) ? '' : readText(`./cases/emergencies/${wave}.txt`),
    ),
  }
}
