import type { AssessmentNotice } from '../../../../domain/triage/assess.ts'
import { isAlarming, noticeText } from '../../../../domain/triage/texts/notice-texts.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { useLocale } from '../words/use-locale.ts'

/** Shows each notice of the rules in a banner of its own; an absent pulse or absent breathing is red. */
export function NoticeBanners({ notices }: { notices: readonly AssessmentNotice[] }) {
  const locale = useLocale()
  return notices.map(notice => (
    <Banner key={JSON.stringify(notice)} tone={isAlarming(notice) ? 'danger' : 'warn'} icon="triangle-alert">
      {noticeText(notice, locale)}
    </Banner>
  ))
}
