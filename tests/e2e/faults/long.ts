/** Runs only in `npm run test:long` and `npm run e2e`, because a shorter test or the simulation covers it too. */
export const LONG = { tag: '@long' }
