import { useLingui } from '@lingui/react/macro'
import { keyFactors } from '../../../domain/triage/texts/advice.ts'
import { summaryText } from '../../../domain/triage/texts/summary.ts'
import { Card } from '../../components/surface/card.tsx'
import styles from './factors-card.module.css'
import { HeardText } from './heard-text.tsx'
import type { TriageView } from './triage-view.ts'
import { useLocale } from './use-locale.ts'

/** What decided, how, and the words that were heard. */
export function FactorsCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { told, data, inForce } = view
  if (!told) return null
  // In the reader's language: the server's own texts are in the language of the recording's device.
  const factors = keyFactors(told.assessment, locale)
  const complaints = data?.results?.extractedData.complaints ?? []
  return (
    <Card title={t({ id: 'triage.factors', message: 'Key factors' })}>
      {factors.length > 0 ? (
        <ul className={styles.list}>
          {factors.map(factor => (
            <li key={factor}>{factor}</li>
          ))}
        </ul>
      ) : (
        <p>{t({ id: 'triage.factors.none', message: 'Nothing outside its limits.' })}</p>
      )}
      <h3 className={styles.title}>
        {inForce.by === 'rules'
          ? t({ id: 'triage.summary', message: 'Summary' })
          : t({ id: 'triage.summary.rules', message: 'Summary by the rules' })}
      </h3>
      <p>{summaryText(told.assessment, complaints, locale)}</p>
      {data?.transcription?.text && (
        <>
          <h3 className={styles.title}>{t({ id: 'triage.fromRecording', message: 'From the recording' })}</h3>
          <HeardText text={data.transcription.text} />
        </>
      )}
    </Card>
  )
}
