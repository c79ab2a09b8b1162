import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './faq.module.css'
import type { Topic } from './question.ts'
import { searchQuestions } from './search-questions.ts'
import { useQuestions } from './use-questions.ts'

/** Questions by topic; a search looks through all of them and opens what it found. */
export function FaqTab() {
  const { t } = useLingui()
  const topics = useQuestions()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(topics[0]?.id ?? '')
  const searches = query.trim() !== ''
  const found = searches ? searchQuestions(topics, query) : topics.filter(({ id }) => id === chosen)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className={styles.faq}>
      <div className={styles.side}>
        <search>
          <SearchField
            label={t({ id: 'help.search', message: 'Search the answers' })}
            placeholder={t({ id: 'help.search', message: 'Search the answers' })}
            value={query}
            onChange={setQuery}
            onKeyDown={event => event.key === 'Escape' && setQuery('')}
          />
        </search>
        <p className="spoken" role="status">
          {searches &&
            t({ id: 'help.found', message: plural(count, { one: '# answer found', other: '# answers found' }) })}
        </p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
        <ul className={styles.topics} role="list" aria-label={t({ id: 'help.topics', message: 'Topics' })}>
          {topics.map(({ id, title, questions }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.topic}
                aria-pressed={!searches && id === chosen}
                onClick={() => {
                  setQuery('')
                  setChosen(id)
                }}
              >
                <span>{title}</span>
                <span className={styles.count}>{questions.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.answers}>
        {count === 0 ? (
          <EmptyState
            icon="search"
            title={t({ id: 'help.nothing', message: 'No answer with these words' })}
            action={
              <>
                <Button onClick={() => setQuery('')}>
                  {t({ id: 'help.nothing.all', message: 'Show all questions' })}
                </Button>
                <LinkButton to="/help/feedback" variant="quiet" icon="message-square">
                  {t({ id: 'help.write', message: 'Write to us' })}
                </LinkButton>
              </>
            }
          >
            {t({ id: 'help.nothing.text', message: 'Try a single word, or ask us.' })}
          </EmptyState>
        ) : (
          found.map(topic => <Answers key={topic.id} topic={topic} open={searches} />)
        )}
        {count > 0 && (
          <p className={styles.more}>
            {t({ id: 'help.more', message: 'Your question is not here?' })}{' '}
            <LinkButton to="/help/feedback" size="sm" variant="quiet" icon="message-square">
              {t({ id: 'help.write', message: 'Write to us' })}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  )
}

/** `open`: every answer is shown, else the first of the topic. */
function Answers({ topic: { title, questions }, open }: { topic: Topic; open: boolean }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {questions.map(({ id, question, answer }, at) => (
        // Another key while searching: the answers open again.
        <details key={`${id}${open}`} className={styles.question} open={open || at === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" size={18} />
          </summary>
          <div className={`reading ${styles.answer}`}>
            {answer.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
