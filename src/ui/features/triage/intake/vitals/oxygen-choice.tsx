import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../../../db/triage-drafts.ts'
import { MenuButton } from '../../../../components/menu/menu-button.tsx'
import { changeTriageDraft } from '../../../../state/triage/triage-draft.ts'
import styles from './oxygen-choice.module.css'

/** Air or oxygen is asked with one tap and never assumed (decision 99); scale 2 is a clinician's choice. */
export function OxygenChoice({ draft, heard }: { draft: TriageDraft; heard: boolean | null }) {
  const { t } = useLingui()
  const options = [
    { value: false, label: t({ id: 'triage.air', message: 'On air' }) },
    { value: true, label: t({ id: 'triage.oxygen', message: 'On oxygen' }) },
  ]
  const scale = draft.spo2Scale
  const scales = [
    {
      value: '1',
      label: t({ id: 'triage.scale.1', message: 'Scale 1' }),
      hint: t({ id: 'triage.scale.1.hint', message: 'Everybody else, COPD included' }),
    },
    {
      value: '2',
      label: t({ id: 'triage.scale.2', message: 'Scale 2' }),
      hint: t({
        id: 'triage.scale.2.hint',
        message: 'Confirmed hypercapnic respiratory failure, target 88–92 %',
      }),
    },
  ]
  return (
    <div className={styles.row}>
      <fieldset className={styles.choice}>
        <legend className="spoken">{t({ id: 'triage.oxygen.legend', message: 'Air or oxygen' })}</legend>
        {options.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            className={styles.pill}
            aria-pressed={draft.onOxygen === value}
            data-heard={(draft.onOxygen === null && heard === value) || undefined}
            onClick={() => changeTriageDraft({ onOxygen: draft.onOxygen === value ? null : value })}
          >
            {label}
            {draft.onOxygen === null && heard === value && (
              <small> · {t({ id: 'triage.heard', message: 'recognised' })}</small>
            )}
          </button>
        ))}
      </fieldset>
      <MenuButton
        entries={[
          {
            kind: 'choice',
            id: 'scale',
            label: t({ id: 'triage.scale', message: 'SpO₂ scale' }),
            value: String(scale),
            options: scales,
            choose: value => changeTriageDraft({ spo2Scale: value === '2' ? 2 : 1 }),
          },
        ]}
      >
        <span className={styles.full}>{t({ id: 'triage.scale.is', message: `SpO₂ scale ${scale}` })}</span>
        <span className={styles.short} aria-hidden="true">
          {scales.find(({ value }) => value === String(scale))?.label}
        </span>
      </MenuButton>
    </div>
  )
}
