/** Limits of D §5: below, not at most (decision 77). UTF-16 units of the trimmed text. */
export const CUSTOM_NAME_BELOW = 100
export const CUSTOM_PROMPT_BELOW = 2000
export const CUSTOM_DESCRIPTION_MAX = 2000

export type CustomReportProblem = 'name-required' | 'name-long' | 'prompt-required' | 'prompt-long'

export interface CustomReportFields {
  name: string
  description: string
  systemPrompt: string
}

/** What is wrong with each field of a custom report; null for one that is right. */
export function checkCustomReport({ name, systemPrompt }: CustomReportFields): {
  name: CustomReportProblem | null
  systemPrompt: CustomReportProblem | null
} {
  const [words, prompt] = [name.trim(), systemPrompt.trim()]
  return {
    name: words === '' ? 'name-required' : words.length >= CUSTOM_NAME_BELOW ? 'name-long' : null,
    systemPrompt: prompt === '' ? 'prompt-required' : prompt.length >= CUSTOM_PROMPT_BELOW ? 'prompt-long' : null,
  }
}
