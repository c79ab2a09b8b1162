import { useLingui } from '@lingui/react/macro'

export type TileId = 'HR' | 'RR' | 'SpO2' | 'BP' | 'Temp' | 'CNS'

/** Names short enough for a tile. */
export function useShortNames(): Record<TileId | 'SBP' | 'DBP' | 'O2', string> {
  const { t } = useLingui()
  return {
    HR: t({ id: 'triage.vital.HR', message: 'Heart rate' }),
    RR: t({ id: 'triage.vital.RR', message: 'Resp. rate' }),
    SpO2: t({ id: 'triage.vital.SpO2', message: 'SpO₂' }),
    BP: t({ id: 'triage.vital.BP', message: 'Blood pressure' }),
    SBP: t({ id: 'triage.vital.SBP', message: 'Systolic' }),
    DBP: t({ id: 'triage.vital.DBP', message: 'Diastolic' }),
    Temp: t({ id: 'triage.vital.Temp', message: 'Temperature' }),
    CNS: t({ id: 'triage.vital.CNS', message: 'Consciousness' }),
    O2: t({ id: 'triage.vital.O2', message: 'Oxygen' }),
  }
}
