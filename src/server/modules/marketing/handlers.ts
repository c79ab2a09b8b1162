import { type Clock, moment } from '../../clock.ts'
import { type Handler, open, write } from '../../rpc/handlers.ts'
import { saveFirstTouch } from './first-touch.ts'
import { countHits } from './page-hits.ts'

export const marketingHandlers = ({ clock }: { clock: Clock }): Handler[] => [
  open('marketing.hits:record', async ({ database }, { hits }) => {
    await countHits(database.db, hits, moment(clock))
    return { result: { status: 'ok' } }
  }),

  write('userAccount.user:saveFtd', async (call, { ftd }) => {
    await saveFirstTouch(call, ftd)
    return { result: { status: 'ok' } }
  }),
]
