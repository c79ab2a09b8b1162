import type { Observable } from 'rxjs'

/** A question to the local store that answers again whenever the answer changes. */
export type Live<T> = Observable<T>
