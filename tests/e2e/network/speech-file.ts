import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WORDS =
  'The patient is a sixty two year old woman with chest pain since this morning. Blood pressure one hundred and forty over ninety. ' +
  'Heart rate eighty eight. Saturation ninety six percent on room air. No fever. We take an electrocardiogram and blood tests now.'

export const speechInstalled = existsSync('/usr/bin/espeak-ng')
export const recogniserInstalled = existsSync('/usr/bin/pocketsphinx_continuous') && existsSync('/usr/bin/ffmpeg')

/** A speech command on pocketsphinx. It proves that the pipeline works; its transcript is unreliable. */
export const RECOGNISER = 'pocketsphinx_continuous -infile {wav} -logfn /dev/null'

/** Writes synthesized speech as a microphone file, which the browser repeats. */
export function speechFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'speech-')), 'speech.wav')
  execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '-w', file, WORDS])
  return file
}
