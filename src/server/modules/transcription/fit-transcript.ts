import { type HealthRecordData, MAX_TRANSCRIPT } from '../../../contract/entities/health-record.ts'
import { MAX_DATA_BYTES } from '../../replicated/write.ts'

type Transcription = NonNullable<HealthRecordData['transcription']>

/** Room for what a person adds to the record afterwards. */
const MOST_BYTES = MAX_DATA_BYTES - 256 * 1024
const CUT = ' […]'

/**
 * The transcript as far as it fits into the record's row, where it stands beside `rest`: without the times of its words,
 * then cut, which it says at its end. A longer one could neither be edited nor be read by a device.
 */
export function fitTranscript(transcription: Transcription, rest: object): Transcription {
  const sizeOf = (given: Transcription) => bytesOf({ ...rest, transcription: given })
  if (fits(transcription) && sizeOf(transcription) <= MOST_BYTES) return transcription
  const { segments: _segments, ...plain } = transcription
  let fitting: Transcription = fits(plain) ? plain : { ...plain, text: cut(plain.text, MAX_TRANSCRIPT) }
  for (let size = sizeOf(fitting); size > MOST_BYTES && fitting.text !== CUT; size = sizeOf(fitting)) {
    const ofText = bytesOf(fitting.text)
    // Letters differ in their size, so that a share of them can be too much once more.
    const share = Math.min(0.99, Math.max(0, MOST_BYTES - (size - ofText)) / ofText)
    fitting = { ...fitting, text: cut(fitting.text, Math.floor(share * fitting.text.length)) }
  }
  return fitting
}

const fits = ({ text }: Transcription) => text.length <= MAX_TRANSCRIPT

const cut = (text: string, letters: number) => text.slice(0, Math.max(0, letters - CUT.length)).toWellFormed() + CUT

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
