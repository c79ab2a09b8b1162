import { useLingui } from '@lingui/react/macro'
import type { Consent } from '../../../domain/account/consent.ts'

export interface ConsentText {
  label: string
  hint: string
  /** What is stored, where, who sees it, how to take it back; absent where documents say it. */
  more?: string
}

/** `host` is the address of the server that has the data. */
export function useConsentTexts(host: string): Record<Consent, ConsentText> {
  const { t } = useLingui()
  return {
    crossBorderTransfer: {
      label: t({ id: 'consent.crossBorder', message: 'Transfer to another country' }),
      hint: t({
        id: 'consent.crossBorder.hint',
        message:
          'Part of the processing may run on servers in another country. Without this the others have no effect.',
      }),
      more: t({
        id: 'consent.crossBorder.more',
        message: `Your data goes to the server ${host}. Its owner may keep it, its backups or the services connected to it in another country. A service gets only what its task needs: speech recognition the sound of a recording, a language model the text. You can withdraw this in the settings; the app then shows and takes nothing until you agree again, and what the server has stays there until you delete it.`,
      }),
    },
    consent: {
      label: t({ id: 'consent.processing', message: 'Processing of medical data' }),
      hint: t({
        id: 'consent.processing.hint',
        message: 'Test results, studies, recordings of visits and everything that you add.',
      }),
      more: t({
        id: 'consent.processing.more',
        message: `Stored are what you enter, upload and record, and what is made of it: transcripts, values, reports, results of triage. It is kept on your devices and on the server ${host}. You see it, and those to whom you give a link; in the app an administrator sees it only with an entry in the access log. You can export it, delete it, and withdraw this consent in the settings at any time.`,
      }),
    },
    dataLocalization: {
      label: t({ id: 'consent.storage', message: 'Storage on the server' }),
      hint: t({
        id: 'consent.storage.hint',
        message: `The main copy is kept on the server ${host}, a working copy on your devices.`,
      }),
      more: t({
        id: 'consent.storage.more',
        message:
          'The owner of the server chooses the country in which it stands and answers for the rules of your country on where such data must be kept. The copy on a device is deleted when you sign out there; what was not sent by then stays on it encrypted, for you alone.',
      }),
    },
    oauthAuth: {
      label: t({ id: 'consent.signIn', message: 'Signing in through another service' }),
      hint: t({
        id: 'consent.signIn.hint',
        message: 'The service tells us your name, e-mail address and picture. Nothing else.',
      }),
      more: t({
        id: 'consent.signIn.more',
        message:
          'The service that you chose confirms who you are. It learns that you sign in here, and nothing about your records. We keep your number with that service, your name, address and picture until you delete the account.',
      }),
    },
    behavioralTracking: {
      label: t({ id: 'consent.tracking', message: 'Record of actions in the app' }),
      hint: t({
        id: 'consent.tracking.hint',
        message: 'Which screens were opened, without the content of records.',
      }),
      more: t({
        id: 'consent.tracking.more',
        message:
          'The server itself counts how often each screen is opened in a day, without your name, and only if you allow statistics in the cookie choices. No other company gets these numbers. You can switch this off in the settings and keep the rest.',
      }),
    },
    termsAccepted: {
      label: t({ id: 'consent.terms', message: 'Terms and privacy policy' }),
      hint: t({ id: 'consent.terms.hint', message: 'I have read both and agree.' }),
    },
  }
}
