import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import styles from './feedback.module.css'
import { useDiagnostics } from './use-diagnostics.ts'

interface AddDiagnosticsProps {
  /** What is sent with the message; null for nothing. */
  text: string | null
  onChange: (text: string | null) => void
}

/** Adds technical data on request. What is shown is, letter for letter, what is sent. */
export function AddDiagnostics({ text, onChange }: AddDiagnosticsProps) {
  const { t } = useLingui()
  const collect = useDiagnostics()
  const [collecting, setCollecting] = useState(false)
  const toggle = async (on: boolean) => {
    if (!on) return onChange(null)
    setCollecting(true)
    onChange(await collect())
    setCollecting(false)
  }
  return (
    <div className={styles.diagnostics}>
      <Checkbox
        label={t({ id: 'help.diagnostics', message: 'Add technical data' })}
        hint={t({
          id: 'help.diagnostics.hint',
          message:
            'Version, what waits to be sent, events of the exchange with the server, storage. No names, no texts, no values: you see all of it here before you send it.',
        })}
        checked={text !== null || collecting}
        onChange={on => void toggle(on)}
      />
      {text !== null && (
        <section
          className={styles.bundle}
          aria-label={t({ id: 'help.diagnostics.sent', message: 'What is sent with the message' })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
          tabIndex={0}
        >
          <pre>{text}</pre>
        </section>
      )}
    </div>
  )
}
