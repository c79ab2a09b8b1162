import { expect, it } from 'vitest'
import { Transcription } from '../../../src/contract/entities/health-record.ts'
import { fitTranscript } from '../../../src/server/modules/transcription/fit-transcript.ts'
import { refuseOversized } from '../../../src/server/replicated/write.ts'

const transcription = (text: string, segments?: object[]) => ({ text, duration: 60, model: 'speech', segments })

it('a transcript of any length fits into its record, and says at its end where it was cut', () => {
  const data = { duration: 60, peaks: Array.from({ length: 500 }, () => 0.5) }
  const short = transcription('said', [{ start: 0, end: 1, text: 'said' }])
  expect(fitTranscript(short, data), 'what fits stays as it is').toBe(short)
  const timed = transcription(
    'word '.repeat(200_000),
    Array.from({ length: 60_000 }, (_, at) => ({ start: at, end: at + 1, text: 'word word word word' })),
  )
  const { segments: _segments, ...plain } = timed
  expect(fitTranscript(timed, data), 'the times of words go first').toEqual(plain)
  for (const letter of ['a', 'ж', '"', '😀', '\u0001']) {
    const long = transcription(letter.repeat(8_000_000))
    const fitted = fitTranscript(long, data)
    expect(fitted.text.endsWith(' […]')).toBe(true)
    expect(Transcription.safeParse(fitted).success).toBe(true)
    expect(fitted.text.length).toBeGreaterThan(400_000)
    expect(refuseOversized({ ...data, transcription: fitted })).toBeGreaterThan(900_000)
  }
})
