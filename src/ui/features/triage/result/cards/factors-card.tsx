import { useLingui } from '@lingui/react/macro'
import { isAllWithinLimits, unknownSigns } from '../../../../../domain/triage/advice-source.ts'
import { keyFactors } from '../../../../../domain/triage/texts/advice.ts'
import { summaryText } from '../../../../../domain/triage/texts/summary.ts'
import { Card } from '../../../../components/surface/card.tsx'
import { useLocale } from '../../words/use-locale.ts'
import type { TriageView } from '../triage-view.ts'
import styles from './factors-card.module.css'
import { HeardText } from './heard-text.tsx'

/** The words of a recording in which nothing was found. */
export function HeardCard({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <Card title={t({ id: 'triage.fromRecording', message: 'From the recording' })}>
      <HeardText text={text} />
    </Card>
  )
}

/** Shows what decided the category and how, and the words that were heard. */
export function FactorsCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { shown, data, inForce } = view
  if (!shown) return null
  // In the reader's language: the server's own texts are in the language of the recording's device.
  const factors = keyFactors(shown.assessment, locale)
  const unknown = unknownSigns(shown.assessment, locale).join(', ')
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
        isAllWithinLimits(shown.assessment) && (
          <p>{t({ id: 'triage.factors.none', message: 'Nothing outside its limits.' })}</p>
        )
      )}
      {unknown !== '' && <p>{t({ id: 'triage.factors.unknown', message: `Not known: ${unknown}.` })}</p>}
      <h3 className={styles.title}>
        {inForce.by === 'rules'
          ? t({ id: 'triage.summary', message: 'Summary' })
          : t({ id: 'triage.summary.rules', message: 'Summary by the rules' })}
      </h3>
      <p>{summaryText(shown.assessment, complaints, locale)}</p>
      {data?.transcription?.text && (
        <>
          <h3 className={styles.title}>{t({ id: 'triage.fromRecording', message: 'From the recording' })}</h3>
          <HeardText text={data.transcription.text} />
        </>
      )}
    </Card>
  )
}
