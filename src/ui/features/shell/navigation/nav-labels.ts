import { useLingui } from '@lingui/react/macro'
import type { NavId, SectionId } from './navigation.ts'

/** Labels of the menu. `short` ones fit under an icon on the rail. */
export function useNavLabels(): {
  item: Record<NavId, string>
  short: Record<NavId, string>
  section: Record<SectionId, string>
} {
  const { t } = useLingui()
  return {
    section: {
      healthRecords: t({ id: 'shell.nav.healthRecords', message: 'Health records' }),
      healthInsights: t({ id: 'shell.nav.healthInsights', message: 'Insights' }),
      doctorsSection: t({ id: 'shell.nav.doctorsSection', message: 'For doctors' }),
      administration: t({ id: 'shell.nav.administrators', message: 'For administrators' }),
      helpAndSupport: t({ id: 'shell.nav.helpAndSupport', message: 'Help and support' }),
    },
    item: {
      labResults: t({ id: 'shell.nav.labResults', message: 'Lab results' }),
      studies: t({ id: 'shell.nav.studies', message: 'Studies' }),
      treatment: t({ id: 'shell.nav.treatment', message: 'Treatment' }),
      healthLog: t({ id: 'shell.nav.healthLog', message: 'Health log' }),
      documentUpload: t({ id: 'shell.nav.documentUpload', message: 'Upload document' }),
      biomarkerReports: t({ id: 'shell.nav.biomarkerReports', message: 'Biomarker timeline' }),
      aiInsights: t({ id: 'shell.nav.aiInsights', message: 'AI insights' }),
      audioRecordings: t({ id: 'shell.nav.audioRecordings', message: 'Audio recordings' }),
      questionnaire: t({ id: 'shell.nav.questionnaire', message: 'Questionnaire' }),
      triage: t({ id: 'shell.nav.triage', message: 'Triage' }),
      administration: t({ id: 'shell.nav.administration', message: 'Administration' }),
      help: t({ id: 'shell.nav.help', message: 'Help' }),
      feedback: t({ id: 'shell.nav.feedback', message: 'Feedback' }),
    },
    short: {
      labResults: t({ id: 'shell.rail.labResults', message: 'Labs' }),
      studies: t({ id: 'shell.rail.studies', message: 'Studies' }),
      treatment: t({ id: 'shell.rail.treatment', message: 'Treatment' }),
      healthLog: t({ id: 'shell.rail.healthLog', message: 'Log' }),
      documentUpload: t({ id: 'shell.rail.documentUpload', message: 'Upload' }),
      biomarkerReports: t({ id: 'shell.rail.biomarkerReports', message: 'Timeline' }),
      aiInsights: t({ id: 'shell.rail.aiInsights', message: 'Insights' }),
      audioRecordings: t({ id: 'shell.rail.audioRecordings', message: 'Scribe' }),
      questionnaire: t({ id: 'shell.rail.questionnaire', message: 'Forms' }),
      triage: t({ id: 'shell.rail.triage', message: 'Triage' }),
      administration: t({ id: 'shell.rail.administration', message: 'Admin' }),
      help: t({ id: 'shell.rail.help', message: 'Help' }),
      feedback: t({ id: 'shell.rail.feedback', message: 'Feedback' }),
    },
  }
}
