import type { TextConfig } from '../../config.ts'
import { openaiChat } from './openai-chat.ts'
import type { TextEngine } from './text-engine.ts'

/** The model that the configuration names; null leaves the work to the rules of whoever asks. */
export const chooseTextEngine = (config: TextConfig): TextEngine | null =>
  config.kind === 'openai' ? openaiChat(config) : null
