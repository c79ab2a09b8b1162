import { useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '../../../../contract/entities/chat.ts'
import type { ResultOf } from '../../../../contract/methods.ts'
import { fieldsOf } from '../../../../domain/interview/template/fields.ts'
import type { Field, Property } from '../../../../domain/interview/template/template.ts'
import { printTime } from '../../../../domain/interview/walk/print-time.ts'
import { valueAt } from '../../../../domain/questionnaires/export-results.ts'
import styles from '../questionnaire.module.css'
import { unitSymbol } from '../words/unit-symbol.ts'
import { useMissingWords } from '../words/use-missing-words.ts'

export type Answered = ResultOf<'questionnaire.session:getResult'>

/** A value in the words of its field; `[]` was said: none. */
export function useSpokenValue(): (field: Field, value: unknown) => string {
  const { t, i18n } = useLingui()
  return ({ answer, options, property }, value) => {
    const label = (one: unknown) => options.find(option => option.value === one)?.label ?? String(one)
    if (value === true) return t({ id: 'questionnaire.value.yes', message: 'Yes' })
    if (value === false) return t({ id: 'questionnaire.value.no', message: 'No' })
    if (Array.isArray(value))
      return value.length === 0
        ? t({ id: 'questionnaire.value.none', message: 'None named' })
        : value.map(label).join(', ')
    if (typeof value === 'number')
      return [value.toLocaleString(i18n.locale), property.unit && unitSymbol(property.unit, i18n.locale)]
        .filter(Boolean)
        .join(' ')
    const time = typeof value === 'string' && printTime(answer, value, i18n.locale)
    return time || label(value)
  }
}

/** Each field of the template: its value and the answer behind it, or why it is missing. */
export function Answers({ answered, messages }: { answered: Answered; messages: readonly ChatMessage[] }) {
  const { t } = useLingui()
  const spoken = useSpokenValue()
  const missingWords = useMissingWords()
  const fields = fieldsOf(answered.template?.outputSchema as Property | undefined)
  const isMissing = new Set(answered.missing)
  const wordsOf = (at: string) =>
    answered.notes?.[at]?.words ?? messages.find(({ id }) => id === answered.sources?.[at])?.content
  return (
    <>
      {answered.summary && <p className={styles.summary}>{answered.summary}</p>}
      <dl className={styles.answers}>
        {fields.map(field => {
          const value = valueAt(answered.result, field.at)
          if (value === undefined && !isMissing.has(field.at)) return null
          const note = answered.notes?.[field.at]
          const words = wordsOf(field.at)
          return (
            <div key={field.at}>
              <dt>{field.title}</dt>
              <dd>
                {value === undefined ? (
                  <span className={styles.missing}>{missingWords(answered.missingReasons?.[field.at])}</span>
                ) : (
                  <b>
                    {note?.approximate && '≈ '}
                    {spoken(field, value)}
                  </b>
                )}
                {note?.hedged && (
                  <span className={styles.hint}>
                    {t({ id: 'questionnaire.value.hedged', message: 'said with doubt' })}
                  </span>
                )}
                {words && <q className={styles.words}>{words}</q>}
                {note?.convertedFrom && (
                  <span className={styles.hint}>
                    {t({ id: 'questionnaire.value.converted', message: `from ${note.convertedFrom}` })}
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
