import { onBothServers, onOneServer } from '../servers.ts'

/** `npm run attack` attacks both databases, one file after the other; among the other tests one is enough. */
export const isWholeAttack = process.env.ATTACKS === 'all'
export const onAttackedServers = isWholeAttack ? onBothServers : onOneServer
