/** What a test says that failed because its browser painted no more (tests/components/setup/each-test.ts). */
export const PAINTS_NO_MORE = 'the browser paints no more'

interface Counts {
  passed: number
  failed: number
  skipped?: number
  /** A test's file and title in the first line, its message behind it; none if the run died without a report. */
  failures?: string[]
  flaky?: string[]
}

const titleOf = (failure: string) => failure.split('\n', 1)[0]

/**
 * Counts of a run whose failed files ran again in a new browser. What fails there is a failure; what failed only at first
 * is flaky. A browser that stopped painting fails everything behind it, so that counts once. A second run without a
 * report changes nothing.
 */
export function withSecondTry(first: Counts, second: Counts): Counts {
  const { failures = [] } = first
  if (!second.failures) return first
  const titles = new Set(failures.map(titleOf))
  const failedAgain = new Set(second.failures.map(titleOf))
  const mended = failures.filter(one => !failedAgain.has(titleOf(one)))
  const onlyInSecond = second.failures.filter(one => !titles.has(titleOf(one)))
  const stopped = failures.find(one => one.includes(PAINTS_NO_MORE))
  const how = stopped?.split('\n').find(line => line.includes(PAINTS_NO_MORE))
  const asOne = [`${how}; passed in a new one:\n${mended.map(titleOf).join('\n')}`]
  return {
    ...first,
    passed: first.passed + mended.length - onlyInSecond.length,
    failed: second.failed,
    failures: second.failures,
    flaky: stopped && mended.length > 0 ? asOne : mended,
  }
}
