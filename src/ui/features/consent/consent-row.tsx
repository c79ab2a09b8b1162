import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../components/action/button.tsx'
import { Checkbox } from '../../components/form/checkbox.tsx'
import styles from './consent.module.css'
import type { ConsentText } from './consent-texts.ts'

interface ConsentRowProps {
  text: ConsentText
  checked: boolean
  onChange: (checked: boolean) => void
  /** Instead of the text behind a button. */
  links?: ReactNode
}

/** One consent: its box, and what it means in full. */
export function ConsentRow({ text, checked, onChange, links }: ConsentRowProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { label } = text
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <Checkbox label={<b>{label}</b>} hint={text.hint} checked={checked} onChange={onChange} />
        {text.more && (
          <Button
            variant="quiet"
            size="sm"
            iconEnd={open ? 'chevron-up' : 'chevron-down'}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t({ id: 'consent.details.of', message: `In full: ${label}` })}
            onClick={() => setOpen(!open)}
          >
            {t({ id: 'consent.details', message: 'In full' })}
          </Button>
        )}
      </div>
      <div id={id} hidden={!open} className={styles.more}>
        {text.more}
      </div>
      {links}
    </div>
  )
}
