import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ListName } from '../../../../domain/records/record-lists.ts'

interface ListWords {
  title: string
  /** "24 results". */
  count: (count: number) => string
  /** Of an empty list: what it is for. */
  empty: { title: string; text: string; offline: string }
}

/** The title, the count and the empty state of each list (H §2). */
export function useListWords(): Record<ListName, ListWords> {
  const { t } = useLingui()
  return {
    labResults: {
      title: t({ id: 'records.labResults', message: 'Lab results' }),
      count: count =>
        t({ id: 'records.labResults.count', message: plural(count, { one: '# result', other: '# results' }) }),
      empty: {
        title: t({ id: 'records.labResults.empty', message: 'No lab results yet' }),
        text: t({
          id: 'records.labResults.empty.text',
          message:
            'Photograph a lab sheet or upload its PDF: the values are read, compared with their ranges and shown over time.',
        }),
        offline: t({ id: 'records.labResults.emptyOffline', message: 'No lab results on this device' }),
      },
    },
    studies: {
      title: t({ id: 'records.studies', message: 'Studies' }),
      count: count =>
        t({ id: 'records.studies.count', message: plural(count, { one: '# study', other: '# studies' }) }),
      empty: {
        title: t({ id: 'records.studies.empty', message: 'No studies yet' }),
        text: t({
          id: 'records.studies.empty.text',
          message: 'Ultrasound, X-ray, MRI, ECG, discharge letters and reports of specialists have their place here.',
        }),
        offline: t({ id: 'records.studies.emptyOffline', message: 'No studies on this device' }),
      },
    },
    treatment: {
      title: t({ id: 'records.treatment', message: 'Treatment' }),
      count: count =>
        t({ id: 'records.treatment.count', message: plural(count, { one: '# treatment', other: '# treatments' }) }),
      empty: {
        title: t({ id: 'records.treatment.empty', message: 'No treatment yet' }),
        text: t({
          id: 'records.treatment.empty.text',
          message: 'Write down what was prescribed: medication, dosage, how often and how long, procedures.',
        }),
        offline: t({ id: 'records.treatment.emptyOffline', message: 'No treatment on this device' }),
      },
    },
    healthLog: {
      title: t({ id: 'records.healthLog', message: 'Health log' }),
      count: count =>
        t({ id: 'records.healthLog.count', message: plural(count, { one: '# entry', other: '# entries' }) }),
      empty: {
        title: t({ id: 'records.healthLog.empty', message: 'No entries yet' }),
        text: t({
          id: 'records.healthLog.empty.text',
          message: 'Note how you feel, a vaccination, an allergy, sleep or exercise. It stays with your records.',
        }),
        offline: t({ id: 'records.healthLog.emptyOffline', message: 'No entries on this device' }),
      },
    },
  }
}
