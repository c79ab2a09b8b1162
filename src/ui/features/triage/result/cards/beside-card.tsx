import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../../../domain/triage/assess.ts'
import { compareAssessments } from '../../../../../domain/triage/compare-assessments.ts'
import { categoryOf } from '../../../../../domain/triage/profiles/profile.ts'
import { news2Text } from '../../../../../domain/triage/texts/explain.ts'
import { Banner } from '../../../../components/feedback/banner.tsx'
import { Pill } from '../../../../components/feedback/pill.tsx'
import { Card } from '../../../../components/surface/card.tsx'
import { Moment } from '../../../../components/time/moment.tsx'
import { categoryLook, UNKNOWN_LOOK } from '../../words/category-look.ts'
import { useDifferenceWords } from '../../words/difference-words.ts'
import { useLocale } from '../../words/use-locale.ts'
import type { TriageView } from '../triage-view.ts'
import styles from './beside-card.module.css'

/** The device's and the server's result side by side, every difference marked; renders nothing if there is only one. */
export function BesideCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const { device, server, data, profile, deviceMoreUrgent } = view
  const words = useDifferenceWords(profile)
  if (!device || !server) return null
  const differences = compareAssessments(device, server)
  const count = differences.length
  return (
    <Card
      title={t({ id: 'triage.beside', message: 'Two results' })}
      aside={
        <Pill tone={count === 0 ? 'ok' : 'warn'} icon={count === 0 ? 'check' : 'triangle-alert'}>
          {count === 0
            ? t({ id: 'triage.beside.same', message: 'Both say the same' })
            : t({ id: 'triage.beside.count', message: plural(count, { one: '# difference', other: '# differences' }) })}
        </Pill>
      }
    >
      {deviceMoreUrgent && (
        <div className={styles.warning} role="alert">
          <Banner tone="danger" icon="triangle-alert">
            {t({
              id: 'triage.beside.moreUrgent',
              message:
                'The result of the device was more urgent than the server’s. Look at the differences and decide.',
            })}
          </Banner>
        </div>
      )}
      <div className={styles.sides}>
        <Side
          title={t({ id: 'triage.beside.device', message: 'From the device, provisional' })}
          at={data?.provisional?.at}
          assessment={device}
          view={view}
        />
        <Side
          title={t({ id: 'triage.beside.server', message: 'From the server' })}
          at={data?.results?.scoredAt}
          assessment={server}
          view={view}
        />
      </div>
      {count > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'triage.diff', message: 'Difference' })}</th>
              <th scope="col">{t({ id: 'triage.diff.device', message: 'Device' })}</th>
              <th scope="col">{t({ id: 'triage.diff.server', message: 'Server' })}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(difference => {
              const { what, ...sides } = words(difference)
              return (
                <tr key={what}>
                  <th scope="row">
                    <span aria-hidden="true">≠ </span>
                    {what}
                  </th>
                  <td>{sides.device}</td>
                  <td>{sides.server}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Card>
  )
}

interface SideProps {
  title: string
  at: string | undefined
  assessment: Assessment
  view: TriageView
}

function Side({ title, at, assessment, view }: SideProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { classification, news2 } = assessment
  const category = classification.category && categoryOf(view.profile, classification.category)
  const look = category ? categoryLook(category.color) : UNKNOWN_LOOK
  return (
    <div className={styles.side}>
      <p className={styles.over}>
        {title} {at && <Moment at={Date.parse(at)} style="clock" />}
      </p>
      <Pill tone={look.tone} icon={look.icon}>
        {category?.name[locale] ?? t({ id: 'triage.undetermined', message: 'No category yet' })}
      </Pill>
      <p className={styles.over}>{news2Text(news2, locale)}</p>
    </div>
  )
}
