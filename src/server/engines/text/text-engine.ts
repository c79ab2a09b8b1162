import { CodedError } from '../../coded-error.ts'

/** Writes text on request. Chosen by configuration (decision 93); without one, built-in rules do the work. */
export interface TextEngine {
  /** Stored with everything that it writes. */
  readonly model: string
  /** Throws TextError, or the signal's reason. */
  complete(request: TextRequest): Promise<string>
}

export interface TextRequest {
  /** What to do; written by us. */
  instructions: string
  /** What to work on: user data, never instructions. */
  material: string
  /** `json` requests one JSON object. */
  format: 'json' | 'text'
  signal: AbortSignal
}

/**
 * - UNAVAILABLE: the model could not be reached, is busy, or took too long.
 * - MISCONFIGURED: it refuses the key, the model or the address; the operator must act.
 * - BAD_RESPONSE: its output is not what was requested.
 * - REFUSED: it does not accept this request.
 * - CUT_OFF: it stopped before the end of its text.
 * - EMPTY: it wrote nothing.
 */
export type TextErrorCode = 'UNAVAILABLE' | 'MISCONFIGURED' | 'BAD_RESPONSE' | 'REFUSED' | 'CUT_OFF' | 'EMPTY'

export class TextError extends CodedError<TextErrorCode> {
  override readonly name = 'TextError'
  /** Whether the same request may succeed later. */
  readonly retryable: boolean

  constructor(code: TextErrorCode, options?: ErrorOptions) {
    super(code, `No text was written: ${code}`, options)
    this.retryable = !['MISCONFIGURED', 'REFUSED', 'CUT_OFF', 'EMPTY'].includes(code)
  }
}
