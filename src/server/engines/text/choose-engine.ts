import type { TextConfig } from '../../config.ts'
import { openaiChat } from './openai-chat.ts'
import type { TextEngine } from './text-engine.ts'

/** The configured model; null if there is none and built-in rules do the work. */
export const chooseTextEngine = (config: TextConfig): TextEngine | null =>
  config.kind === 'openai' ? openaiChat(config) : null
