import { useLingui } from '@lingui/react/macro'
import { isLogTag, type LogTag } from '../../../../domain/records/tags.ts'

/** The word of a tag; a tag of a person's own is its own word. */
export function useTagWords(): (tag: string) => string {
  const { t } = useLingui()
  const words: Record<LogTag, string> = {
    diagnosis: t({ id: 'records.tag.diagnosis', message: 'Diagnosis' }),
    vaccination: t({ id: 'records.tag.vaccination', message: 'Vaccination' }),
    healthGoal: t({ id: 'records.tag.healthGoal', message: 'Health goal' }),
    condition: t({ id: 'records.tag.condition', message: 'Condition' }),
    allergy: t({ id: 'records.tag.allergy', message: 'Allergy' }),
    nutrition: t({ id: 'records.tag.nutrition', message: 'Nutrition' }),
    dental: t({ id: 'records.tag.dental', message: 'Teeth' }),
    mental: t({ id: 'records.tag.mental', message: 'Mood' }),
    activity: t({ id: 'records.tag.activity', message: 'Activity' }),
    exercise: t({ id: 'records.tag.exercise', message: 'Exercise' }),
    sleep: t({ id: 'records.tag.sleep', message: 'Sleep' }),
    pastMedicalHistory: t({ id: 'records.tag.pastMedicalHistory', message: 'Past medical history' }),
    menstruation: t({ id: 'records.tag.menstruation', message: 'Menstruation' }),
    pregnancy: t({ id: 'records.tag.pregnancy', message: 'Pregnancy' }),
  }
  return tag => (isLogTag(tag) ? words[tag] : tag)
}
