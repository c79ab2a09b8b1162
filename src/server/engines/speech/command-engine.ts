import { symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { type Converter, isRecogniserWav } from './converter.ts'
import { runProgram } from './run-program.ts'
import { audioFile, languageCode, type Speech, type SpeechEngine } from './speech-engine.ts'
import { parseTranscription } from './transcription-response.ts'
import { withWorkFolder } from './work-folder.ts'

/** Far more text than the longest recording has. */
const MAX_OUTPUT = 4 * 1024 * 1024
/** whisper.cpp with `--print-progress`. */
const PROGRESS = /progress\s*=\s*(\d{1,3})%/

/**
 * A local program, such as whisper.cpp or pocketsphinx. Its arguments may contain `{file}`, the recording; `{wav}`, the
 * recording as 16 kHz WAV; `{lang}`, the two letters of the language. It prints text, or JSON like OpenAI's response.
 */
export function commandEngine(argv: readonly string[], timeoutMs: number, converter: Converter): SpeechEngine {
  const model = basename(argv[0] ?? '')
  const asks = (placeholder: string) => argv.some(argument => argument.includes(placeholder))

  return {
    kind: 'command',
    transcribe: speech =>
      withWorkFolder(async folder => {
        const file = join(folder, audioFile(speech.mimeType).name)
        await symlink(resolve(speech.path), file)
        const wav = asks('{wav}') ? await wavOf(speech, folder, converter) : ''
        const filled = argv.map(argument =>
          argument
            .replaceAll('{file}', () => file)
            .replaceAll('{wav}', () => wav)
            .replaceAll('{lang}', () => languageCode(speech.language)),
        )
        const output = await runProgram(filled, {
          signal: speech.signal,
          timeoutMs,
          maxOutput: MAX_OUTPUT,
          onErrorOutput: text => {
            const percent = PROGRESS.exec(text)?.[1]
            if (percent !== undefined) speech.onProgress?.(Number(percent) / 100)
          },
        })
        return parseTranscription(output, model) ?? { text: output.replace(/\s+/g, ' ').trim(), model }
      }),
  }
}

async function wavOf({ path, signal }: Speech, folder: string, converter: Converter): Promise<string> {
  if (await isRecogniserWav(path)) return path
  const wav = join(folder, 'speech.wav')
  await converter.toWav(path, wav, signal)
  return wav
}
