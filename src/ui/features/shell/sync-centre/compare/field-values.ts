import { useLingui } from '@lingui/react/macro'
import { printCalendarDate } from '../../../../../domain/dates/print-date.ts'
import { TRIAGE_PROFILES } from '../../../../../domain/triage/profiles/choose-profile.ts'
import { MORSE_TEXTS } from '../../../../../domain/triage/texts/morse-texts.ts'
import { ACVPU_NAMES, printVital, VITAL_NAMES } from '../../../../../domain/triage/texts/vital-texts.ts'
import { VITAL_IDS } from '../../../../../domain/triage/vitals.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { useMomentText } from '../../../../components/time/moment-text.ts'
import { isLocale, LOCALE_NAMES } from '../../../../i18n/locale.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useNavLabels } from '../../navigation/nav-labels.ts'
import { fieldOf } from './field-labels.ts'
import { useStoredWords } from './stored-words.ts'

const MORSE = 'data.typed.morse.'
const VITALS = 'data.typed.vitals.'
const TIMES = /^data\.(date|startedAt|overrides\[\]\.at|checks\[\]\.at)$/

/** Returns a value as it is read: names, words and formatted numbers in the place of ids and stored words. */
export function useFieldValues(patients: ReadonlyMap<string, string>): (path: string, value: unknown) => string {
  const { t, i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const { duration, number } = useFormat()
  const moment = useMomentText('clock')
  const words = useStoredWords()
  const menu = useNavLabels().item
  const [yes, no] = [t({ id: 'shell.version.yes', message: 'Yes' }), t({ id: 'shell.version.no', message: 'No' })]
  const profiles = new Map(TRIAGE_PROFILES.map(({ id, name }) => [String(id), name[locale]]))
  const categories = new Map(
    TRIAGE_PROFILES.flatMap(one => one.categories.map(({ id, name }) => [String(id), name[locale]])),
  )
  const vitalNames: Record<string, string> = Object.fromEntries(VITAL_IDS.map(id => [id, VITAL_NAMES[id][locale]]))
  const acvpu: Record<string, string> = Object.fromEntries(
    Object.entries(ACVPU_NAMES).map(([level, name]) => [level, name[locale]]),
  )
  const morse = (item: string, answer: string) => {
    const { answers } = MORSE_TEXTS[item as keyof typeof MORSE_TEXTS] ?? { answers: {} }
    return (answers as Record<string, Record<typeof locale, string>>)[answer]?.[locale] ?? answer
  }
  const vital = (name: string, value: unknown) => {
    const id = VITAL_IDS.find(one => one === name)
    return id && typeof value === 'number' ? printVital(id, value, locale) : null
  }

  const text = (field: string, value: string): string => {
    if (field.endsWith('.comparator')) return value.replace('<=', '≤').replace('>=', '≥')
    if (field.startsWith(MORSE)) return morse(field.slice(MORSE.length), value)
    if (TIMES.test(field)) return Number.isNaN(Date.parse(value)) ? value : moment(Date.parse(value), systemClock.now())
    switch (field) {
      case 'patientClientId':
        return patients.get(value) ?? t({ id: 'shell.version.unknownPatient', message: 'not on this device' })
      case 'data.dateOfBirth':
        return printCalendarDate(value) ?? value
      case 'data.typed.vitals.ACVPU':
        return acvpu[value] ?? value
      case 'data.typed.unrecordable':
        return vitalNames[value] ?? value
      case 'data.profile.id':
      case 'data.preferences.triage.profileId':
        return profiles.get(value) ?? value
      case 'data.overrides[].chosen':
        return categories.get(value) ?? value
      case 'data.preferences.locale':
        return isLocale(value) ? LOCALE_NAMES[value] : value
      case 'data.preferences.hiddenMenuItems':
        return (menu as Record<string, string>)[value] ?? value
      case 'avatar':
      case 'data.profile.avatar':
        return t({ id: 'shell.version.aPicture', message: 'a picture' })
      default:
        return words(field, value) ?? value
    }
  }

  return (path, value) => {
    const field = fieldOf(path)
    if (field === 'data.typed.vitals.onOxygen') {
      return value
        ? t({ id: 'shell.version.onOxygen', message: 'On oxygen' })
        : t({ id: 'shell.version.onAir', message: 'On air' })
    }
    if (typeof value === 'boolean') return value ? yes : no
    if (field === 'data.duration' && typeof value === 'number') return duration(value)
    if (typeof value === 'number') return vital(field.slice(VITALS.length), value) ?? number(value, 2)
    return text(field, String(value))
  }
}
