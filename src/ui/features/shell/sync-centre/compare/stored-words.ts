import { useLingui } from '@lingui/react/macro'

/** Returns the word for a value that is stored as a word of the contract; null for any other text. */
export function useStoredWords(): (field: string, value: string) => string | null {
  const { t } = useLingui()
  const sexes = {
    male: t({ id: 'shell.word.male', message: 'Male' }),
    female: t({ id: 'shell.word.female', message: 'Female' }),
  }
  const roles = {
    individual: t({ id: 'shell.word.individual', message: 'Patient' }),
    doctor: t({ id: 'shell.word.doctor', message: 'Doctor' }),
    admin: t({ id: 'shell.word.admin', message: 'Administrator' }),
    demo: t({ id: 'shell.word.demo', message: 'Demo' }),
  }
  const tags = {
    diagnosis: t({ id: 'shell.tag.diagnosis', message: 'diagnosis' }),
    vaccination: t({ id: 'shell.tag.vaccination', message: 'vaccination' }),
    healthGoal: t({ id: 'shell.tag.healthGoal', message: 'health goal' }),
    condition: t({ id: 'shell.tag.condition', message: 'condition' }),
    allergy: t({ id: 'shell.tag.allergy', message: 'allergy' }),
    nutrition: t({ id: 'shell.tag.nutrition', message: 'nutrition' }),
    dental: t({ id: 'shell.tag.dental', message: 'teeth' }),
    mental: t({ id: 'shell.tag.mental', message: 'mental health' }),
    activity: t({ id: 'shell.tag.activity', message: 'activity' }),
    exercise: t({ id: 'shell.tag.exercise', message: 'exercise' }),
    sleep: t({ id: 'shell.tag.sleep', message: 'sleep' }),
    pastMedicalHistory: t({ id: 'shell.tag.pastMedicalHistory', message: 'medical history' }),
    menstruation: t({ id: 'shell.tag.menstruation', message: 'menstruation' }),
    pregnancy: t({ id: 'shell.tag.pregnancy', message: 'pregnancy' }),
  }
  const tables: Record<string, Record<string, string>> = {
    ...{ 'data.gender': sexes, 'data.typed.patient.sex': sexes },
    ...{ 'data.profile.role': roles, 'data.preferences.role': roles },
    ...{ 'data.tags': tags, 'data.preferences.hiddenTags': tags },
    'data.subtype': {
      dialog: t({ id: 'shell.word.dialog', message: 'Dialog' }),
      dictation: t({ id: 'shell.word.dictation', message: 'Dictation' }),
    },
    'data.typed.confirmed': {
      ageYears: t({ id: 'shell.version.age', message: 'Age' }),
      pregnant: t({ id: 'shell.version.pregnant', message: 'Pregnant' }),
    },
    'data.checks[].kind': {
      reassessed: t({ id: 'shell.word.reassessed', message: 'Reassessed' }),
      ended: t({ id: 'shell.word.ended', message: 'Waiting ended' }),
    },
    recordType: {
      labResults: t({ id: 'shell.word.labResults', message: 'Lab results' }),
      studies: t({ id: 'shell.word.studies', message: 'Study' }),
      imaging: t({ id: 'shell.word.imaging', message: 'Imaging' }),
      diagnostics: t({ id: 'shell.word.diagnostics', message: 'Diagnostics' }),
      conclusions: t({ id: 'shell.word.conclusions', message: 'Conclusion' }),
      others: t({ id: 'shell.word.others', message: 'Other' }),
      treatment: t({ id: 'shell.word.treatment', message: 'Treatment' }),
      insight: t({ id: 'shell.word.insight', message: 'Insight' }),
      healthLog: t({ id: 'shell.word.healthLog', message: 'Health log' }),
      auto: t({ id: 'shell.word.auto', message: 'Not known yet' }),
      triage: t({ id: 'shell.word.triage', message: 'Triage' }),
      'ambient-scribe': t({ id: 'shell.word.recording', message: 'Recording' }),
    },
  }
  return (field, value) => tables[field]?.[value] ?? null
}
