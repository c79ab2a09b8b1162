/** The JSON of a model's output, also inside a code fence; undefined if it is none. */
export function jsonOutput(output: string): unknown {
  try {
    return JSON.parse(output.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    // Not JSON: the caller reports it.
    return undefined
  }
}
