/** An error of the server with a code to branch on. Its message is a fixed sentence without user data. */
export class CodedError<Code extends string = string> extends Error {
  override readonly name: string = 'CodedError'
  readonly code: Code

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
