import { checkEmergency, compileEmergency, type EmergencyRules } from '../interview/emergency/check-emergency.ts'
import { localeOf } from '../interview/languages/load-language.ts'
import type { Emergencies } from '../interview/walk/interview.ts'
import { EMERGENCY_TEXTS } from './emergency-texts.ts'

let loaded: Promise<EmergencyRules[]> | undefined

/** Rules of all three languages: a respondent may write another one than the interview's. Compiled once. */
const allRules = () => {
  loaded ??= Promise.all([
    import('../interview/emergency/ru.ts'),
    import('../interview/emergency/en.ts'),
    import('../interview/emergency/el.ts'),
  ]).then(all => all.map(({ rules }) => compileEmergency(rules)))
  return loaded
}

export async function loadEmergencies(locale: string): Promise<Emergencies> {
  const rules = await allRules()
  const { number, general, selfharm, goOn } = EMERGENCY_TEXTS[localeOf(locale)]
  return {
    check: messages => checkEmergency(messages, rules),
    text: group => (group === 'selfharm' ? selfharm : general).replace('{number}', number),
    buttons: [goOn],
    isContinue: message => message.trim().toLowerCase() === goOn.toLowerCase(),
  }
}
