import { useLingui } from '@lingui/react/macro'
import type { TourStepId } from './plan.ts'

interface StepTexts {
  title: string
  text: string
}

/** What each step says; `phone`: the menu is closed, and the account is in it. */
export function useStepTexts(phone: boolean): Record<TourStepId, StepTexts> {
  const { t } = useLingui()
  return {
    welcome: {
      title: t({ id: 'tour.welcome', message: 'Where everything is' }),
      text: t({
        id: 'tour.welcome.text',
        message:
          'A short tour of the main places. The arrow keys turn the pages; Escape puts the tour away, and you can continue it from the home screen, on any device.',
      }),
    },
    account: {
      title: t({ id: 'tour.account', message: 'Your account' }),
      text: phone
        ? t({
            id: 'tour.account.phone',
            message: 'The menu holds your account: appearance, language, settings and sign-out.',
          })
        : t({
            id: 'tour.account.text',
            message: 'Appearance, language, settings and sign-out are behind this button.',
          }),
    },
    home: {
      title: t({ id: 'tour.home', message: 'Home' }),
      text: t({ id: 'tour.home.text', message: 'From any screen, this brings you back to the home screen.' }),
    },
    navbar: {
      title: t({ id: 'tour.navbar', message: 'The menu' }),
      text: phone
        ? t({
            id: 'tour.navbar.phone',
            message: 'The places used most are at hand here. The button in the top corner opens the whole menu.',
          })
        : t({
            id: 'tour.navbar.text',
            message: 'All sections are here. They also open without a connection: what you saved is on this device.',
          }),
    },
    labResults: {
      title: t({ id: 'tour.labResults', message: 'Lab results' }),
      text: t({
        id: 'tour.labResults.text',
        message:
          'Photograph or upload a lab report, and its values are read for you. Check them against the page, and they are yours to compare.',
      }),
    },
    studies: {
      title: t({ id: 'tour.studies', message: 'Studies' }),
      text: t({
        id: 'tour.studies.text',
        message: 'Ultrasound, X-ray, MRI and other examinations, with their conclusions.',
      }),
    },
    biomarkerReports: {
      title: t({ id: 'tour.biomarkerReports', message: 'Biomarker timeline' }),
      text: t({
        id: 'tour.biomarkerReports.text',
        message: 'All values over time in one place, with the treatments beside them.',
      }),
    },
    timelineChart: {
      title: t({ id: 'tour.timelineChart', message: 'The chart' }),
      text: t({
        id: 'tour.timelineChart.text',
        message: 'Each bar is a value from a record. The band is the reference range: what is outside it stands out.',
      }),
    },
    timelineFilters: {
      title: t({ id: 'tour.timelineFilters', message: 'Filters' }),
      text: t({
        id: 'tour.timelineFilters.text',
        message: 'Choose biomarkers and records, or leave only what is out of range.',
      }),
    },
    insightSelection: {
      title: t({ id: 'tour.insightSelection', message: 'What to look into' }),
      text: t({
        id: 'tour.insightSelection.text',
        message: 'Choose a kind of insight, or ask a question of your own about the records on the timeline.',
      }),
    },
    aiInsights: {
      title: t({ id: 'tour.aiInsights', message: 'AI insights' }),
      text: t({
        id: 'tour.aiInsights.text',
        message: 'Finished insights are kept here. They help to prepare for a visit and do not replace a doctor.',
      }),
    },
    sharing: {
      title: t({ id: 'tour.sharing', message: 'Sharing' }),
      text: t({
        id: 'tour.sharing.text',
        message: 'Give a doctor a link to one record. It opens without an account, expires, and can be revoked.',
      }),
    },
    profile: {
      title: t({ id: 'tour.profile', message: 'Patient profiles' }),
      text: t({
        id: 'tour.profile.text',
        message:
          'One profile for each person: you, a child, a parent or a patient. New records go to the one that is chosen.',
      }),
    },
    finish: {
      title: t({ id: 'tour.finish', message: 'That is all' }),
      text: t({
        id: 'tour.finish.text',
        message: 'You can take the tour again at any time from the home screen.',
      }),
    },
  }
}
