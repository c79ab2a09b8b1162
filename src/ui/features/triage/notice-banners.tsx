import type { AssessmentNotice } from '../../../domain/triage/assess.ts'
import { isAlarming, noticeText } from '../../../domain/triage/texts/notice-texts.ts'
import { Banner } from '../../components/feedback/banner.tsx'
import { useLocale } from './use-locale.ts'

/** What the rules ask somebody to look at, each on its own; a pulse or a breath that is not there in red. */
export function NoticeBanners({ notices }: { notices: readonly AssessmentNotice[] }) {
  const locale = useLocale()
  return notices.map(notice => (
    <Banner key={JSON.stringify(notice)} tone={isAlarming(notice) ? 'danger' : 'warn'} icon="triangle-alert">
      {noticeText(notice, locale)}
    </Banner>
  ))
}
