import { type Inputs, type Method, methodTable, type Outputs, type Results } from './method.ts'
import { accountMethods } from './methods/account.ts'
import { adminMethods } from './methods/admin.ts'
import { billingMethods } from './methods/billing.ts'
import { chatMethods } from './methods/chat.ts'
import { chatMessageMethods } from './methods/chat-messages.ts'
import { feedbackMethods } from './methods/feedback.ts'
import { fileUploadMethods } from './methods/file-upload.ts'
import { healthRecordSharingMethods } from './methods/health-record-sharing.ts'
import { healthRecordMethods } from './methods/health-records.ts'
import { insightMethods } from './methods/insights.ts'
import { messengerMethods } from './methods/messenger.ts'
import { pageHitMethods } from './methods/page-hits.ts'
import { patientMethods } from './methods/patients.ts'
import { paymentMethods } from './methods/payments.ts'
import { promocodeMethods } from './methods/promocodes.ts'
import { pushMethods } from './methods/push.ts'
import { questionnaireSessionMethods } from './methods/questionnaire-sessions.ts'
import { questionnaireTemplateMethods } from './methods/questionnaire-templates.ts'
import { referralMethods } from './methods/referrals.ts'
import { reportMethods } from './methods/reports.ts'
import { spellings } from './spellings.ts'

/**
 * Every method of the specification. Importing this module loads the schemas of all of them, so the worker imports it
 * only with its first call, and the page imports only its types.
 */
const ALL = [
  ...accountMethods,
  ...feedbackMethods,
  ...pushMethods,
  ...pageHitMethods,
  ...messengerMethods,
  ...referralMethods,
  ...patientMethods,
  ...healthRecordMethods,
  ...healthRecordSharingMethods,
  ...fileUploadMethods,
  ...insightMethods,
  ...reportMethods,
  ...chatMethods,
  ...chatMessageMethods,
  ...questionnaireTemplateMethods,
  ...questionnaireSessionMethods,
  ...billingMethods,
  ...paymentMethods,
  ...promocodeMethods,
  ...adminMethods,
] as const

type All = typeof ALL
export type MethodName = All[number]['name']
/** Parameters as a caller writes them: before defaults and transforms. */
export type ParamsOf<N extends MethodName> = Inputs<All>[N]
/** Parameters as a handler receives them. */
export type ParsedParamsOf<N extends MethodName> = Outputs<All>[N]
export type ResultOf<N extends MethodName> = Results<All>[N]

export const METHODS: readonly Method[] = ALL

export const methodNamed = methodTable(ALL)

const byName = new Map<string, Method>(METHODS.map(one => [one.name, one]))

/** Maps every other spelling to its canonical name; throws if two methods claim the same one. */
export const ALIASES: ReadonlyMap<string, string> = (() => {
  const table = new Map<string, string>()
  for (const { name, aliases } of METHODS) {
    for (const form of [...spellings(name), ...aliases]) {
      const taken = byName.get(form)?.name ?? table.get(form)
      if (taken !== undefined) throw new Error(`"${form}" is claimed by ${taken} and by ${name}.`)
      table.set(form, name)
    }
  }
  return table
})()

/** Returns the method of any spelling; undefined if none has it. */
export function resolveMethod(spelling: string): Method | undefined {
  return byName.get(spelling) ?? byName.get(ALIASES.get(spelling) ?? '')
}
