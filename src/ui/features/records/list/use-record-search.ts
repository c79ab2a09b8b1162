import { useDeferredValue, useEffect, useMemo } from 'react'
import { matches, queryWords } from '../../../../domain/records/search.ts'
import { useTagWords } from '../words/use-tag-words.ts'
import type { ListedRecord } from './listed-record.ts'

/** Milliseconds of an idle time that are left to the browser. */
const LEFT_MS = 2

/** Makes the searched texts while the page is at rest, so that the first letter typed does not wait for them. */
function useSearchTexts(records: readonly ListedRecord[], tagWord: (tag: string) => string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: words of tags change only with the language, which reloads.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    let at = 0
    let handle = 0
    const work = (rest: IdleDeadline) => {
      while (at < records.length && rest.timeRemaining() > LEFT_MS) records[at++]?.text(tagWord)
      if (at < records.length) handle = requestIdleCallback(work)
    }
    handle = requestIdleCallback(work)
    return () => cancelIdleCallback(handle)
  }, [records])
}

export interface Found {
  /** The words of the query; empty without one. */
  words: readonly string[]
  /** Returns those of these records that match, in their order. */
  among: (records: readonly ListedRecord[]) => readonly ListedRecord[]
}

/** Searches the records of a patient, names, values and texts, on this device. */
export function useRecordSearch(all: readonly ListedRecord[], query: string): Found {
  const tagWord = useTagWords()
  useSearchTexts(all, tagWord)
  const deferred = useDeferredValue(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words of tags change only with the language, which reloads.
  return useMemo(() => {
    const words = queryWords(deferred)
    return {
      words,
      among: records => (words.length === 0 ? records : records.filter(one => matches(one.text(tagWord), words))),
    }
  }, [deferred])
}
