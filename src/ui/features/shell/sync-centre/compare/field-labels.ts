import { useLingui } from '@lingui/react/macro'
import { MORSE_TEXTS } from '../../../../../domain/triage/texts/morse-texts.ts'
import { NEWS2_PARAMETER_NAMES, VITAL_NAMES } from '../../../../../domain/triage/texts/vital-texts.ts'
import { VITAL_IDS } from '../../../../../domain/triage/vitals.ts'
import { isLocale } from '../../../../i18n/locale.ts'

/** Path of the field in every item of its list: `data.reports[custom_1].content` is `data.reports[].content`. */
export const fieldOf = (path: string): string => path.replace(/\[[^\]]*\]/g, '[]')

/** Fields whose inner fields have no labels of their own. */
const WHOLE = ['data.report', 'data.transcriptionReports']

/** The label of each field that a person can change or reads beside a change; null for any other path. */
export function useFieldLabels(): (path: string) => string | null {
  const account = useAccountLabels()
  const record = useRecordLabels()
  const triage = useTriageLabels()
  const labels: Record<string, string> = { ...account, ...record, ...triage }
  return path => {
    const field = fieldOf(path)
    const whole = WHOLE.find(one => field.startsWith(`${one}.`) || field.startsWith(`${one}[`))
    return labels[field] ?? (whole && labels[whole]) ?? null
  }
}

function useRecordLabels(): Record<string, string> {
  const { t } = useLingui()
  const report = t({ id: 'shell.version.report', message: 'Report' })
  return {
    name: t({ id: 'shell.version.name', message: 'Name' }),
    patientClientId: t({ id: 'shell.version.patient', message: 'Patient' }),
    recordType: t({ id: 'shell.version.recordType', message: 'Kind of record' }),
    'data.date': t({ id: 'shell.version.date', message: 'Date' }),
    'data.type': t({ id: 'shell.version.type', message: 'Type' }),
    'data.subtype': t({ id: 'shell.version.subtype', message: 'Type of recording' }),
    'data.duration': t({ id: 'shell.version.duration', message: 'Length' }),
    'data.transcription': t({ id: 'shell.version.transcript', message: 'Transcript' }),
    'data.transcription.text': t({ id: 'shell.version.transcript', message: 'Transcript' }),
    'data.tags': t({ id: 'shell.version.tags', message: 'Tags' }),
    'data.description': t({ id: 'shell.version.description', message: 'Description' }),
    'data.dosage': t({ id: 'shell.version.dosage', message: 'Dosage' }),
    'data.report': report,
    'data.reports': report,
    'data.reports[]': report,
    'data.reports[].content': report,
    'data.reports[].name': t({ id: 'shell.version.reportKind', message: 'Own kind of report' }),
    'data.reports[].customInstructions': t({ id: 'shell.version.instructions', message: 'Instructions' }),
    'data.transcriptionReports': report,
  }
}

function useTriageLabels(): Record<string, string> {
  const { t, i18n } = useLingui()
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en'
  const morse = Object.entries(MORSE_TEXTS).map(([item, { question }]) => [
    `data.typed.morse.${item}`,
    question[locale],
  ])
  const vitals = VITAL_IDS.map(id => [`data.typed.vitals.${id}`, VITAL_NAMES[id][locale]])
  return {
    ...Object.fromEntries(vitals),
    ...Object.fromEntries(morse),
    'data.profile': t({ id: 'shell.version.profile', message: 'Triage profile' }),
    'data.profile.id': t({ id: 'shell.version.profile', message: 'Triage profile' }),
    'data.startedAt': t({ id: 'shell.version.startedAt', message: 'Began' }),
    'data.typed.vitals.ACVPU': NEWS2_PARAMETER_NAMES.CNS[locale],
    'data.typed.vitals.onOxygen': NEWS2_PARAMETER_NAMES.O2[locale],
    'data.typed.vitals.spo2Scale': t({ id: 'shell.version.scale', message: 'SpO₂ scale' }),
    'data.typed.unrecordable': t({ id: 'shell.version.unrecordable', message: 'Cannot be measured' }),
    'data.typed.patient.ageYears': t({ id: 'shell.version.age', message: 'Age' }),
    'data.typed.patient.sex': t({ id: 'shell.version.sex', message: 'Sex' }),
    'data.typed.patient.pregnant': t({ id: 'shell.version.pregnant', message: 'Pregnant' }),
    'data.typed.confirmed': t({ id: 'shell.version.confirmed', message: 'Confirmed' }),
    'data.typed.symptoms': t({ id: 'shell.version.symptoms', message: 'Symptoms' }),
    'data.typed.complaints': t({ id: 'shell.version.complaints', message: 'Complaints' }),
    'data.overrides': t({ id: 'shell.version.override', message: 'Category decided' }),
    'data.overrides[]': t({ id: 'shell.version.override', message: 'Category decided' }),
    'data.overrides[].chosen': t({ id: 'shell.version.override', message: 'Category decided' }),
    'data.overrides[].reason': t({ id: 'shell.version.reason', message: 'Reason' }),
    'data.overrides[].author.name': t({ id: 'shell.version.author', message: 'Decided by' }),
    'data.overrides[].at': t({ id: 'shell.version.at', message: 'Time' }),
    'data.checks': t({ id: 'shell.version.check', message: 'Reassessment' }),
    'data.checks[]': t({ id: 'shell.version.check', message: 'Reassessment' }),
    'data.checks[].kind': t({ id: 'shell.version.check', message: 'Reassessment' }),
    'data.checks[].author.name': t({ id: 'shell.version.author', message: 'Decided by' }),
    'data.checks[].at': t({ id: 'shell.version.at', message: 'Time' }),
  }
}

function useAccountLabels(): Record<string, string> {
  const { t } = useLingui()
  const picture = t({ id: 'shell.version.picture', message: 'Picture' })
  const role = t({ id: 'shell.version.role', message: 'Role' })
  const email = t({ id: 'shell.version.email', message: 'E-mail' })
  return {
    ...{ email, avatar: picture, 'data.email': email, 'data.profile.avatar': picture },
    ...{ 'data.profile.role': role, 'data.preferences.role': role },
    'data.nickname': t({ id: 'shell.version.nickname', message: 'Nickname' }),
    'data.profile.zipcode': t({ id: 'shell.version.zipcode', message: 'Postcode' }),
    'data.profile.applicants': t({ id: 'shell.version.applicants', message: 'Ages of the applicants' }),
    'data.profile.applicants[].age': t({ id: 'shell.version.age', message: 'Age' }),
    'data.preferences.locale': t({ id: 'shell.version.language', message: 'Language' }),
    'data.preferences.triage': t({ id: 'shell.version.profile', message: 'Triage profile' }),
    'data.preferences.triage.profileId': t({ id: 'shell.version.profile', message: 'Triage profile' }),
    'data.preferences.insights.hidePatientPersonalData': t({
      id: 'shell.version.hidePersonal',
      message: 'Hide personal data in insights',
    }),
    'data.preferences.fontSize': t({ id: 'shell.version.fontSize', message: 'Letter size' }),
    'data.preferences.sotaMode': t({ id: 'shell.version.sota', message: 'SOTA mode' }),
    'data.preferences.hiddenMenuItems': t({ id: 'shell.version.hiddenMenu', message: 'Hidden in the menu' }),
    'data.preferences.hiddenTags': t({ id: 'shell.version.hiddenTags', message: 'Hidden tags' }),
    'data.activity.consent': t({ id: 'shell.version.consent', message: 'Consent to data processing' }),
    'data.activity.behavioralTracking': t({ id: 'shell.version.tracking', message: 'Analysis of use' }),
    'data.activity.dataLocalization': t({ id: 'shell.version.localization', message: 'Where data is stored' }),
    'data.activity.crossBorderTransfer': t({ id: 'shell.version.crossBorder', message: 'Transfer abroad' }),
    'data.activity.oauthAuth': t({ id: 'shell.version.oauth', message: 'Sign-in with another service' }),
    'data.activity.termsAccepted': t({ id: 'shell.version.terms', message: 'Terms and conditions' }),
    'data.ambientScribe.reports': t({ id: 'shell.version.reportKind', message: 'Own kind of report' }),
    'data.ambientScribe.reports[]': t({ id: 'shell.version.reportKind', message: 'Own kind of report' }),
    'data.ambientScribe.reports[].name': t({ id: 'shell.version.reportKind', message: 'Own kind of report' }),
    'data.ambientScribe.reports[].description': t({ id: 'shell.version.description', message: 'Description' }),
    'data.ambientScribe.reports[].systemPrompt': t({ id: 'shell.version.instructions', message: 'Instructions' }),
  }
}
