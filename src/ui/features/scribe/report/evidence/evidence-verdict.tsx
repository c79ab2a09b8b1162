import { useLingui } from '@lingui/react/macro'
import type { JudgedSentence } from '../../../../../domain/reports/review/may-leave.ts'
import { Icon } from '../../../../components/icon/icon.tsx'
import { useStandingWords } from '../use-standing-words.ts'
import styles from './evidence.module.css'

/** Whether the transcript says the same as the chosen sentence; if not, its words. */
export function EvidenceVerdict({ sentence, transcript }: { sentence: JudgedSentence; transcript: string }) {
  const { t } = useLingui()
  const wordOf = useStandingWords()
  const word = wordOf(sentence)
  if (word === null) {
    return (
      <p className={styles.verdict} data-tone="ok">
        <Icon name="circle-check" size={18} />
        {t({ id: 'scribe.report.agrees', message: 'Drugs, numbers and negations agree with these words' })}
      </p>
    )
  }
  return (
    <p className={styles.verdict} data-tone="warn">
      <Icon name="circle-question-mark" size={18} />
      <span>
        {word}
        {sentence.standing === 'changed' && sentence.spans.length > 0 && (
          <>
            {'. '}
            {t({ id: 'scribe.report.differs', message: 'It was said:' })}{' '}
            <q>{sentence.spans.map(([start, end]) => transcript.slice(start, end)).join(' … ')}</q>
          </>
        )}
      </span>
    </p>
  )
}
