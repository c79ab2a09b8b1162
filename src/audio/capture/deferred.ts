/** A promise with its resolver. Promise.withResolvers is missing from some supported browsers. */
export interface Deferred<T> {
  promise: Promise<T>
  resolve(value: T): void
}

export function deferred<T>(): Deferred<T> {
  let settle: (value: T) => void = () => undefined
  const promise = new Promise<T>(resolve => {
    settle = resolve
  })
  return { promise, resolve: value => settle(value) }
}
