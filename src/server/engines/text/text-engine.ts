import { CodedError } from '../../coded-error.ts'

/** Writes text when asked. Chosen by configuration (decision 93); where there is none, rules of our own do the work. */
export interface TextEngine {
  /** Named on everything that it writes. */
  readonly model: string
  /** Throws TextError, or the reason of the signal where that aborts. */
  complete(request: TextRequest): Promise<string>
}

export interface TextRequest {
  /** What to do; ours alone. */
  instructions: string
  /** What to do it with: words of others, never instructions. */
  material: string
  signal: AbortSignal
}

/**
 * - UNAVAILABLE: the model could not be reached, is busy, or took too long.
 * - MISCONFIGURED: it refuses the key, the model or the address; until somebody mends it.
 * - BAD_ANSWER: what it said is not what was asked for.
 * - REFUSED: it does not take this request.
 */
export type TextErrorCode = 'UNAVAILABLE' | 'MISCONFIGURED' | 'BAD_ANSWER' | 'REFUSED'

export class TextError extends CodedError<TextErrorCode> {
  override readonly name = 'TextError'
  /** Whether the same request may succeed later without anybody's doing. */
  readonly retryable: boolean

  constructor(code: TextErrorCode, options?: ErrorOptions) {
    super(code, `No text was written: ${code}`, options)
    this.retryable = code !== 'REFUSED'
  }
}
