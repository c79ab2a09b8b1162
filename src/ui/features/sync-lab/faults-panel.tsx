import { useLingui } from '@lingui/react/macro'
import { defaultFault, FAULT_KINDS, type Fault, type FaultKind, faultOf } from '../../../platform/faults/faults.ts'
import { Button } from '../../components/action/button.tsx'
import { Switch } from '../../components/form/switch.tsx'
import { Card } from '../../components/surface/card.tsx'
import { setFaults, useFaults } from '../../state/sync/use-faults.ts'
import { useFaultWords } from './fault-words.ts'
import { NumberField } from './number-field.tsx'
import styles from './sync-lab.module.css'

/** Switches each kind of fault in this tab on and off. */
export function FaultsPanel() {
  const { t } = useLingui()
  const faults = useFaults()
  const change = (kind: FaultKind, fault: Fault | null) =>
    void setFaults([...faults.filter(one => one.kind !== kind), ...(fault ? [fault] : [])])
  return (
    <Card
      title={t({ id: 'syncLab.faults', message: 'Faults in this tab' })}
      aside={
        faults.length > 0 && (
          <Button size="sm" onClick={() => void setFaults([])}>
            {t({ id: 'syncLab.clear', message: 'Remove faults' })}
          </Button>
        )
      }
    >
      <p className={styles.note}>
        {t({
          id: 'syncLab.faults.note',
          message:
            'They apply to the page and its worker, stay through a reload, and end with the tab. The service worker, which sends recordings with every page closed, and what the browser itself loads use the real network. Where another tab leads, that tab’s faults count. The same seed gives the same sequence.',
        })}
      </p>
      <ul className={styles.faults}>
        {FAULT_KINDS.map(kind => (
          <li key={kind} data-fault={kind}>
            <FaultRow kind={kind} fault={faultOf(faults, kind)} onChange={fault => change(kind, fault)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface FaultRowProps {
  kind: FaultKind
  fault: Fault | null
  onChange: (fault: Fault | null) => void
}

function FaultRow({ kind, fault, onChange }: FaultRowProps) {
  const { t } = useLingui()
  const words = useFaultWords()[kind]
  return (
    <>
      <Switch
        label={words.name}
        hint={words.what}
        checked={fault !== null}
        onChange={on => onChange(on ? defaultFault(kind) : null)}
      />
      {fault && (
        <div className={styles.numbers}>
          <NumberField
            label={t({ id: 'syncLab.seed', message: 'Seed' })}
            value={fault.seed}
            onChange={seed => onChange({ ...fault, seed })}
          />
          <NumberField
            label={words.share}
            value={fault.share * 100}
            min={0}
            max={100}
            onChange={percent => onChange({ ...fault, share: percent / 100 })}
          />
          {words.amount && (
            <NumberField
              label={words.amount}
              value={fault.amount}
              min={kind === 'wrong-clock' ? undefined : 0}
              onChange={amount => onChange({ ...fault, amount })}
            />
          )}
        </div>
      )}
    </>
  )
}
