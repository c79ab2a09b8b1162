import type { SpeechConfig } from '../../config.ts'
import { captionsEngine } from './captions-engine.ts'
import { commandEngine } from './command-engine.ts'
import { ffmpeg } from './converter.ts'
import { openaiEngine } from './openai-engine.ts'
import type { SpeechEngine } from './speech-engine.ts'

/** The engine that the configuration names. */
export function chooseSpeechEngine(config: SpeechConfig, converter = ffmpeg()): SpeechEngine {
  switch (config.kind) {
    case 'openai':
      return openaiEngine(config, converter)
    case 'command':
      return commandEngine(config.argv, config.timeoutMs, converter)
    case 'captions':
      return captionsEngine
  }
}
