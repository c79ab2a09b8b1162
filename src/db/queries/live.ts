import { type Observable, retry, timer } from 'rxjs'

/** A query of the local store that emits its result at once and after every change of it. */
export type Live<T> = Observable<T>

const READ_AGAIN_MS = 1000

/** Reads again a second after each failure, for facts that must not stay unknown. */
export const readAgain = <T>(query: Live<T>): Live<T> => query.pipe(retry({ delay: () => timer(READ_AGAIN_MS) }))
