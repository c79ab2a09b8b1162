import * as React from 'react'

/*
 * Loaded before React DOM. A development build captures a stack for every element and reports every render to the
 * profiler, which is a fifth of the time of a test; its warnings do not need either.
 */

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
/** React stops capturing at this number, and sets it back to 0 every second. */
const MANY_OWNER_STACKS = 10_000
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => MANY_OWNER_STACKS,
  set: () => undefined,
})
Object.assign(console, { timeStamp: undefined })
