import { config } from 'zod/mini'

// To be imported before any schema runs: without it zod tries whether it may make functions from text, and the page's
// security policy (S5) reports the attempt.
config({ jitless: true })
