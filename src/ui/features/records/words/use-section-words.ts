import { useLingui } from '@lingui/react/macro'
import type { SectionName } from '../../../../domain/records/record-sections.ts'

/** Headings of the parts of a record, and labels of their fields. */
export function useSectionWords(): Record<SectionName, string> {
  const { t } = useLingui()
  return {
    summary: t({ id: 'records.section.summary', message: 'Summary' }),
    biomarkers: t({ id: 'records.section.biomarkers', message: 'Biomarkers' }),
    findings: t({ id: 'records.section.findings', message: 'Findings' }),
    conclusion: t({ id: 'records.section.conclusion', message: 'Conclusion' }),
    content: t({ id: 'records.section.content', message: 'Full text' }),
    recommendations: t({ id: 'records.section.recommendations', message: 'Recommendations' }),
    reasons: t({ id: 'records.section.reasons', message: 'Reasons' }),
    prescriptions: t({ id: 'records.section.prescriptions', message: 'Prescriptions' }),
    procedures: t({ id: 'records.section.procedures', message: 'Procedures' }),
    doctor: t({ id: 'records.section.doctor', message: 'Doctor' }),
    description: t({ id: 'records.section.description', message: 'Description' }),
    tags: t({ id: 'records.section.tags', message: 'Tags' }),
  }
}
