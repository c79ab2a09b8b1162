import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../../../components/action/button.tsx'
import { Banner } from '../../../../components/feedback/banner.tsx'
import { Card } from '../../../../components/surface/card.tsx'
import { InterruptedItem } from './interrupted-item.tsx'
import styles from './interrupted-list.module.css'
import { useInterrupted } from './use-interrupted.ts'

/** Screens that show the full list; other screens show one line with a link to it. */
const IN_FULL: ReadonlySet<string> = new Set(['/', '/ambient-scribe/list'])

/** R6: lists the recordings that a crash or a closed tab interrupted: listen, go on, keep, discard. */
export default function InterruptedList() {
  const { t } = useLingui()
  const [state, lookAgain] = useInterrupted()
  const here = useLocation({ select: ({ pathname }) => pathname })
  if (state.kind === 'looking') return null
  if (state.kind === 'failed') {
    return (
      <Notice>
        <Banner
          tone="danger"
          icon="triangle-alert"
          aside={
            <Button size="sm" onClick={lookAgain}>
              {t({ id: 'scribe.interrupted.again', message: 'Look again' })}
            </Button>
          }
        >
          {t({
            id: 'scribe.interrupted.failed',
            message: 'This device could not be searched for interrupted recordings. Nothing was deleted.',
          })}
        </Banner>
      </Notice>
    )
  }
  const { found, damaged: count } = state
  if (found.length === 0 && count === 0) return null
  if (!IN_FULL.has(here)) return <Short count={found.length} />
  return (
    <Notice>
      {found.length > 0 && (
        <Card title={t({ id: 'scribe.interrupted.title', message: 'Interrupted recordings' })}>
          <p className={styles.text}>
            {t({
              id: 'scribe.interrupted.text',
              message: 'The app was closed while recording. What was recorded until then is here.',
            })}
          </p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
          <ul role="list" className={styles.list}>
            {found.map(one => (
              <InterruptedItem key={one.sessionId} recording={one} onDone={lookAgain} />
            ))}
          </ul>
        </Card>
      )}
      {count > 0 && (
        <Banner tone="warn" icon="triangle-alert">
          {t({
            id: 'scribe.interrupted.damaged',
            message: plural(count, {
              one: '# interrupted recording cannot be read. It is left as it is.',
              other: '# interrupted recordings cannot be read. They are left as they are.',
            }),
          })}
        </Banner>
      )}
    </Notice>
  )
}

/** A landmark of its own, because it is above the screen's content and not part of it. */
function Notice({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <section
      className={styles.notice}
      aria-label={t({ id: 'scribe.interrupted.title', message: 'Interrupted recordings' })}
    >
      {children}
    </section>
  )
}

function Short({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <Notice>
      <Banner
        tone="warn"
        icon="mic"
        aside={
          <LinkButton size="sm" to="/ambient-scribe/list">
            {t({ id: 'scribe.interrupted.open', message: 'To the recordings' })}
          </LinkButton>
        }
      >
        {t({
          id: 'scribe.interrupted.short',
          message: plural(count, {
            one: '# recording was interrupted. What was recorded is kept.',
            other: '# recordings were interrupted. What was recorded is kept.',
          }),
        })}
      </Banner>
    </Notice>
  )
}
