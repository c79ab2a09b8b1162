import { useEffect, useState } from 'react'
import type { ProviderId } from '../../../contract/providers.ts'
import type { FreshSignIn } from '../../features/account/deletion/fresh-sign-in.tsx'
import { offeredProviders } from '../../features/login/login-model.ts'
import { readConfig } from '../../state/session/config.ts'
import { lastProvider, signInWithProvider } from '../../state/session/provider/provider-sign-in.ts'

/** How the person can show once more who they are; null until the server has said which providers it has. */
export function useFreshSignIn(): FreshSignIn | null {
  const [offered, setOffered] = useState<readonly ProviderId[] | null>(null)
  useEffect(() => {
    let here = true
    const take = ({ config }: NonNullable<Awaited<ReturnType<typeof readConfig>>>) =>
      setOffered(offeredProviders(config.providers, lastProvider()))
    void readConfig().then(found => here && found && take(found))
    return () => {
      here = false
    }
  }, [])
  if (offered === null) return null
  return {
    providers: offered,
    async confirm(id) {
      const from = '/user-account/account/account'
      const how = await signInWithProvider(id, { quick: true, purpose: 'confirm', from })
      if (how === 'signed-in') return 'confirmed'
      return how === 'other-account' ? 'other-account' : 'not-confirmed'
    },
  }
}
