import { isAlarming } from '../../../domain/triage/texts/notice-texts.ts'
import { AdviceCard } from './advice-card.tsx'
import { BesideCard } from './beside-card.tsx'
import { CategoryCard } from './category-card.tsx'
import { DecisionsCard } from './decisions-card.tsx'
import { FactorsCard } from './factors-card.tsx'
import { MorseCard } from './morse-card.tsx'
import { News2Card } from './news2-card.tsx'
import { NoResults } from './no-results.tsx'
import { NoticeBanners } from './notice-banners.tsx'
import { RedLinesCard } from './red-lines-card.tsx'
import { ResultStatus } from './result-status.tsx'
import styles from './results-view.module.css'
import { ToCheckCard } from './to-check-card.tsx'
import type { TriageView } from './triage-view.ts'
import { VitalsCard } from './vitals-card.tsx'

/** One triage in all its parts: what it is, why, what was measured, what was scored, what to do. */
export function ResultsView({ view }: { view: TriageView }) {
  const { told } = view
  if (!told) {
    return (
      <div className={styles.page}>
        <ResultStatus view={view} />
        {view.status !== 'processing' && <NoResults />}
      </div>
    )
  }
  const { assessment } = told
  return (
    <div className={styles.page}>
      <CategoryCard view={view} />
      <NoticeBanners notices={assessment.notices.filter(isAlarming)} />
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
