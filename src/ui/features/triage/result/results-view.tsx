import { isAlarming } from '../../../../domain/triage/texts/notice-texts.ts'
import { NoticeBanners } from '../intake/notice-banners.tsx'
import { AdviceCard } from './cards/advice-card.tsx'
import { BesideCard } from './cards/beside-card.tsx'
import { CategoryCard } from './cards/category-card.tsx'
import { DecisionsCard } from './cards/decisions-card.tsx'
import { FactorsCard, HeardCard } from './cards/factors-card.tsx'
import { MorseCard } from './cards/morse-card.tsx'
import { News2Card } from './cards/news2-card.tsx'
import { RedLinesCard } from './cards/red-lines-card.tsx'
import { ToCheckCard } from './cards/to-check-card.tsx'
import { VitalsCard } from './cards/vitals-card.tsx'
import { NoResults } from './no-results.tsx'
import { ResultStatus } from './result-status.tsx'
import styles from './results-view.module.css'
import { SettleResult } from './settle-result.tsx'
import { isNothingFound, type TriageView } from './triage-view.ts'
import { UnknownPatient } from './unknown-patient.tsx'

/** One triage: its category, the reasons, the measured values, the scores, what to do. */
export function ResultsView({ view }: { view: TriageView }) {
  const { shown } = view
  if (!shown || isNothingFound(view)) {
    return (
      <div className={styles.page}>
        <UnknownPatient view={view} />
        <ResultStatus view={view} />
        {view.status !== 'processing' && <NoResults />}
        {view.data?.transcription?.text && <HeardCard text={view.data.transcription.text} />}
      </div>
    )
  }
  const { assessment } = shown
  return (
    <div className={styles.page}>
      <NoticeBanners notices={assessment.notices.filter(isAlarming)} />
      <SettleResult view={view} />
      <CategoryCard view={view} />
      <UnknownPatient view={view} />
      <ResultStatus view={view} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RedLinesCard assessment={assessment} />
          <BesideCard view={view} />
          <ToCheckCard view={view} />
          <VitalsCard assessment={assessment} />
          <FactorsCard view={view} />
        </div>
        <div className={styles.column}>
          <DecisionsCard view={view} />
          <News2Card assessment={assessment} />
          <MorseCard assessment={assessment} />
          <AdviceCard assessment={assessment} />
        </div>
      </div>
    </div>
  )
}
