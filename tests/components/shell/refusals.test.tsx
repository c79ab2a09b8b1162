import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ERROR_TYPES } from '../../../src/contract/error-types.ts'
import { ContractError, ERROR_CODES } from '../../../src/contract/errors.ts'
import { create } from '../../../src/db/commands/context.ts'
import { activate, loadTexts } from '../../../src/ui/i18n/activate.ts'
import type { Locale } from '../../../src/ui/i18n/locale.ts'
import { useRefusalWords } from '../../../src/ui/record-kit/refusal-words.ts'
import { saveSent, saveUnsent } from '../scribe/recordings.ts'
import { card, LIST } from '../scribe/scribe-page.ts'
import { openApp } from '../setup/open-app.tsx'
import { pressEscape } from '../setup/page-checks.ts'

/* What the server refuses is said in the reader's language, from tables of this version: never its own sentence or path. */

const centre = page.getByRole('dialog', { name: 'На этом устройстве' })
const item = (name: string) => centre.getByRole('listitem').filter({ hasText: name })
/** The proper names of the test and of the product; everything else that is Latin is a leak. */
const latin = (text: string | null, ...names: string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text ?? '').match(/[A-Za-z]{2,}/g) ?? []
const english = {
  userMessage: 'The file of this patient is closed.',
  issues: [
    { path: 'data.contactInfo.phone', message: 'Invalid string' },
    { path: 'data.internals.17', message: 'Unrecognized key' },
  ],
}

test('a Russian reader sees no Latin letter in a refusal: on the card, in the notice and in the sync centre', async () => {
  const app = await openApp(LIST, { locale: 'ru' })
  const patient = await create(app.context, 'patients', { name: 'Анна', data: {} })
  await app.server.refuses('patients', patient, new ContractError('UNPROCESSABLE', 'Bad row', english))
  const unsent = await saveUnsent(app, 'Приём')
  await expect.element(card('Приём')).toBeVisible()
  await app.server.failsUpload(unsent, new ContractError('UNPROCESSABLE', 'Bad upload', english))
  await expect.element(card('Приём')).toMatchTextContent('Сервер этого не принял')
  expect(latin(card('Приём').element().textContent)).toEqual([])
  const notice = page.getByText('Не удалось отправить: «Приём»')
  await expect.element(notice).toBeVisible()
  await page.getByRole('button', { name: /ждут решения/ }).click()
  await expect.element(item('Анна')).toMatchTextContent('Сервер не принял эти поля: телефон.')
  await expect.element(item('Приём')).toMatchTextContent('Сервер этого не принял')
  expect(latin(centre.element().textContent)).toEqual([])
  await pressEscape()
  await app.go('/user-account/patients')
  await expect.element(page.getByRole('main')).toMatchTextContent('Сервер не принял эти поля: телефон.')
  expect(latin(page.getByRole('main').element().textContent)).toEqual([])
})

test('a change that was refused is said on its card in Greek', async () => {
  const app = await openApp(LIST, { locale: 'el' })
  const [patient] = await app.server.pulls('patients', { name: 'Άννα' })
  const { clientId } = await saveSent(app, 'Επίσκεψη', { patientClientId: patient?.clientId })
  await app.server.refuses(
    'recordings',
    clientId,
    new ContractError('UNPROCESSABLE', 'no', { ...english, errorType: 'RecordingForEver' }),
  )
  await expect.element(card('Επίσκεψη')).toMatchTextContent('Μια διαλογή ή ηχογράφηση δεν μπορεί να γίνει κάτι άλλο')
  expect(latin(card('Επίσκεψη').element().textContent)).toEqual([])
})

const OWN: Record<Locale, RegExp> = { en: /^[A-Z]/, ru: /^[А-ЯЁ][^A-Za-z]+$/, el: /^[\u0386-\u03ab][^A-Za-z]+$/ }

function EveryRefusal() {
  const refusalWords = useRefusalWords()
  const refusals = [...Object.keys(ERROR_CODES), ...ERROR_TYPES, 'BadAnswer', 'TimedOut', 'TypeError', null]
  return refusals.map(code => <p key={code}>{refusalWords({ code })}</p>)
}

for (const locale of ['en', 'ru', 'el'] as const) {
  test(`every error and every type of the contract has words in ${locale}`, async () => {
    await activate(locale)
    await loadTexts()
    const { container } = await render(
      <I18nProvider i18n={i18n}>
        <EveryRefusal />
      </I18nProvider>,
    )
    const words = [...container.querySelectorAll('p')].map(one => one.textContent)
    expect(words).toHaveLength(Object.keys(ERROR_CODES).length + ERROR_TYPES.length + 4)
    for (const one of words) expect(one).toMatch(OWN[locale])
  })
}
