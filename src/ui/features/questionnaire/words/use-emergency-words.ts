import { useLingui } from '@lingui/react/macro'

/** A group of the emergency check in words; an unknown one by its name. */
export function useEmergencyWords(): (group: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    chest: t({ id: 'questionnaire.urgent.chest', message: 'chest pain with other signs' }),
    breathing: t({ id: 'questionnaire.urgent.breathing', message: 'breathing' }),
    stroke: t({ id: 'questionnaire.urgent.stroke', message: 'signs of stroke' }),
    anaphylaxis: t({ id: 'questionnaire.urgent.anaphylaxis', message: 'signs of anaphylaxis' }),
    bleeding: t({ id: 'questionnaire.urgent.bleeding', message: 'bleeding' }),
    unconscious: t({ id: 'questionnaire.urgent.unconscious', message: 'consciousness' }),
    meningitis: t({ id: 'questionnaire.urgent.meningitis', message: 'signs of meningitis' }),
    thunderclap: t({ id: 'questionnaire.urgent.thunderclap', message: 'sudden worst headache' }),
    overdose: t({ id: 'questionnaire.urgent.overdose', message: 'overdose or poisoning' }),
    selfharm: t({ id: 'questionnaire.urgent.selfharm', message: 'danger of self-harm' }),
    redFlag: t({ id: 'questionnaire.urgent.redFlag', message: 'a red flag of this questionnaire' }),
  }
  return group => words[group] ?? group
}
