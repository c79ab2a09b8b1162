import { symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { type Converter, isRecogniserWav } from './converter.ts'
import { runProgram } from './run-program.ts'
import { audioFile, languageCode, type Speech, type SpeechEngine } from './speech-engine.ts'
import { parseAnswer } from './transcript-answer.ts'
import { withWorkFolder } from './work-folder.ts'

/** Far more than the longest recording says. */
const MAX_OUTPUT = 4 * 1024 * 1024
/** whisper.cpp with `--print-progress`. */
const PROGRESS = /progress\s*=\s*(\d{1,3})%/

/**
 * A program on this machine, such as whisper.cpp or pocketsphinx. In its arguments `{file}` becomes the recording as it
 * is, `{wav}` the recording as 16 kHz WAV, `{lang}` the language's two letters. It prints the text, or JSON in the
 * shape of OpenAI's answer.
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
        return parseAnswer(output, model) ?? { text: output.replace(/\s+/g, ' ').trim(), model }
      }),
  }
}

async function wavOf({ path, signal }: Speech, folder: string, converter: Converter): Promise<string> {
  if (await isRecogniserWav(path)) return path
  const wav = join(folder, 'speech.wav')
  await converter.toWav(path, wav, signal)
  return wav
}
