import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './page-sheet.module.css'

const ZOOMS = [1, 1.5, 2, 3] as const

/** How much a page is enlarged, and the buttons that change it. */
export function useZoom(): { scale: number; buttons: React.ReactNode } {
  const { t } = useLingui()
  const { percent } = useFormat()
  const [step, setStep] = useState(0)
  const scale = ZOOMS[step] ?? 1
  const buttons = (
    <span className={styles.zoom}>
      <IconButton
        size="sm"
        icon="zoom-out"
        label={t({ id: 'records.page.smaller', message: 'Smaller' })}
        disabled={step === 0}
        onClick={() => setStep(step - 1)}
      />
      <span role="status">{percent(scale)}</span>
      <IconButton
        size="sm"
        icon="zoom-in"
        label={t({ id: 'records.page.larger', message: 'Larger' })}
        disabled={step === ZOOMS.length - 1}
        onClick={() => setStep(step + 1)}
      />
    </span>
  )
  return { scale, buttons }
}
