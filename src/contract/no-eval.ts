import { config } from 'zod/mini'

// Import this before any schema runs: otherwise zod tests whether it may compile code from strings, and the page's
// security policy (S5) reports the attempt.
config({ jitless: true })
