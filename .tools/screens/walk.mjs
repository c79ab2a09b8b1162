import { quarantineRow } from '../../tests/e2e/device/local-store.ts'
import { crash } from '../../tests/e2e/device/renderers.ts'
import { Client } from '../../tests/server/client.ts'

const NAMES = {
  ru: {
    visit: 'Палата 6, койка 2',
    other: 'Поступление, А. П.',
    round: 'Обход, палата 4',
    patient: 'Воронцова Галина',
  },
  en: {
    visit: 'Ward 6, bed 2',
    other: 'Admission, A. P.',
    round: 'Morning round, ward 4',
    patient: 'Holloway Margaret',
  },
  el: { visit: 'Θάλαμος 6, κλίνη 2', other: 'Εισαγωγή, Α. Π.', round: 'Επίσκεψη, θάλαμος 4', patient: 'Παπαδοπούλου' },
}
const LIST = '/ambient-scribe/list'
const NEW = '/ambient-scribe/new'
const PATIENTS = '/user-account/patients'

/** Every screen and its states, one after the other, in one language; `shoot` pictures and checks each. */
export async function walk(place, { step, shoot, load }) {
  const { words, open, proxy, context } = place
  const names = NAMES[place.locale]
  const button = (page, id) => page.getByRole('button', { name: words(id), exact: true })
  const shown = (page, id) => page.getByText(words(id)).first()
  const seconds = async page => {
    const [minutes = '0', rest = '0'] = ((await page.getByRole('timer').textContent()) ?? '').split(':')
    return Number(minutes) * 60 + Number.parseFloat(rest)
  }
  const until = async (test, patience = 30_000) => {
    const end = Date.now() + patience
    while (!(await test())) {
      if (Date.now() > end) throw new Error(`not within ${patience} ms: ${test}`)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  const record = async (page, name, length) => {
    if (name) await page.getByLabel(words('scribe.name')).fill(name)
    await button(page, 'scribe.record').click()
    await until(async () => (await seconds(page)) >= length)
  }
  const discard = async page => {
    if (await button(page, 'scribe.pause').isVisible()) await button(page, 'scribe.pause').click()
    await button(page, 'scribe.discard').first().click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await button(page, 'scribe.record').waitFor()
  }
  const visit = async (name, length = 6) => {
    const page = await open(NEW)
    await record(page, name, length)
    await button(page, 'scribe.stop').click()
    await page.waitForURL(`**${LIST}`)
    return page
  }
  const more = (page, place = 0) =>
    page
      .getByRole('main')
      .getByRole('button', { name: words('scribe.card.more') })
      .nth(place)
  const saved = page => page.getByRole('button', { name: words('shell.sync.saved') }).waitFor()
  /** `reopen`: opens the page and its menu again at each width. */
  const onPage = (name, path, act, { reopen = false, widths = [390, 820, 1280], ...options } = {}) =>
    step(name, async () => {
      for (const some of reopen ? widths.map(width => [width]) : [widths]) {
        const page = await open(path)
        try {
          if (reopen) await page.setViewportSize({ width: some[0], height: 900 })
          await act?.(page)
          await shoot(name, page, { ...options, widths: some })
        } finally {
          await page.close({ runBeforeUnload: false })
        }
      }
    })

  // Signing in.
  await onPage('login', '/login')
  await onPage('login-unreachable', '/login', async page => {
    proxy.set({ kind: 'cut' })
    await button(page, 'login.persona.doctor').click()
    await page.getByRole('alert').first().waitFor()
    proxy.set({ kind: 'clear' })
  })
  await step('login-offline', async () => {
    const page = await open('/login')
    await context.setOffline(true)
    await shown(page, 'login.offline').waitFor()
    await shoot('login-offline', page)
    await context.setOffline(false)
    await page.close()
  })
  await place.signIn()

  // The frame.
  await onPage('home', '/', saved)
  await onPage('drawer', '/', page => openDrawer(page, words), { widths: [390] })
  await onPage(
    'account-menu',
    '/',
    async page => {
      await page.getByRole('button', { name: words('shell.account.open') }).click()
      await page.getByRole('menuitem', { name: words('shell.appearance') }).click()
      await page.getByRole('menuitemradio').last().waitFor({ state: 'visible' })
    },
    { widths: [820, 1280], reopen: true },
  )
  await onPage(
    'patient-switch',
    '/',
    page => page.getByRole('button', { name: words('shell.patient.switch') }).click(),
    { widths: [820, 1280], reopen: true },
  )
  await onPage('sync-centre-empty', '/', async page => {
    await saved(page)
    await page
      .locator('header')
      .getByRole('button', { name: words('shell.sync.open') })
      .click()
    await page.getByRole('dialog').waitFor()
  })
  await onPage('not-found', '/nowhere')

  // Patients.
  await onPage('patients', PATIENTS, page => page.getByRole('main').getByRole('listitem').first().waitFor())
  await onPage('patients-menu', PATIENTS, page =>
    page
      .getByRole('main')
      .getByRole('button', { name: words('patients.more') })
      .nth(1)
      .click(),
  )
  await onPage('patients-delete', PATIENTS, async page => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words('patients.more') })
      .last()
      .click()
    await page.getByRole('menuitem').last().click()
    await page.getByRole('alertdialog').waitFor()
  })
  const openPatient = async page => {
    await page.getByRole('main').getByRole('listitem').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/patients\/\d+/)
    await button(page, 'patients.edit').waitFor()
  }
  await onPage('patient', PATIENTS, openPatient, { full: true })
  await onPage(
    'patient-edit',
    PATIENTS,
    async page => {
      await openPatient(page)
      await button(page, 'patients.edit').click()
      await page.locator('[name=email]').waitFor()
    },
    { full: true },
  )
  await onPage(
    'patient-errors',
    `${PATIENTS}/new`,
    async page => {
      await page.locator('[name=email]').fill('x')
      await page.locator('[name=email]').press('Enter')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
    { full: true },
  )
  await onPage('patient-new', `${PATIENTS}/new`)

  // The recorder.
  await onPage('recorder', NEW)
  await onPage('recorder-recording', NEW, page => record(page, names.visit, 3), { recording: discard })
  await onPage(
    'recorder-paused',
    NEW,
    async page => {
      await record(page, names.visit, 3)
      await button(page, 'scribe.pause').click()
    },
    { recording: discard },
  )
  await onPage(
    'recorder-silent',
    NEW,
    async page => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          const context = new AudioContext()
          const [tone, silence] = [context.createOscillator(), context.createGain()]
          const destination = context.createMediaStreamDestination()
          silence.gain.value = 0
          tone.connect(silence).connect(destination)
          tone.start()
          return destination.stream
        }
      })
      await record(page, names.visit, 11)
      await shown(page, 'scribe.warn.silent').waitFor()
    },
    { recording: discard },
  )
  await onPage('recorder-denied', NEW, async page => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', 'NotAllowedError')
      }
    })
    await button(page, 'scribe.record').click()
    await page.getByRole('alert').first().waitFor()
  })
  await onPage(
    'recorder-short',
    NEW,
    async page => {
      await record(page, names.visit, 2)
      await button(page, 'scribe.stop').click()
      await page.getByRole('alert').first().waitFor()
    },
    { recording: discard },
  )
  await onPage('recorder-transcript-dialog', NEW, page => button(page, 'scribe.addTranscript').click())
  await onPage('recorder-transcript', NEW, async page => {
    await button(page, 'scribe.addTranscript').click()
    await page.getByRole('dialog').getByRole('textbox').fill(SPOKEN[place.locale])
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  await onPage(
    'recorder-discard-dialog',
    NEW,
    async page => {
      await record(page, names.visit, 2)
      await button(page, 'scribe.pause').click()
      await button(page, 'scribe.discard').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
    {
      recording: async page => {
        await page.getByRole('alertdialog').getByRole('button').last().click()
        await button(page, 'scribe.record').waitFor()
      },
    },
  )
  await onPage('recorder-file', NEW, async page => {
    const { noise, SAMPLE_RATE, wav } = await import('../../tests/e2e/device/sound.ts')
    await page
      .getByTestId('audio-file')
      .setInputFiles({ name: `${names.other}.wav`, mimeType: 'audio/wav', buffer: wav(noise(20, 3), SAMPLE_RATE) })
    await button(page, 'scribe.file.save')
      .waitFor()
      .catch(() => undefined)
  })
  await onPage('recorder-file-refused', NEW, async page => {
    await page
      .getByTestId('audio-file')
      .setInputFiles({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(9) })
    await page.getByRole('alert').first().waitFor()
  })
  await onPage(
    'recording-bar',
    NEW,
    async page => {
      await record(page, names.visit, 2)
      await page.getByRole('main').getByRole('link').first().click()
      await page.waitForURL(`**${LIST}`)
    },
    {
      recording: async page => {
        await page.goBack()
        await discard(page)
      },
    },
  )
  await onPage(
    'recording-bar-home',
    NEW,
    async page => {
      await record(page, names.visit, 2)
      await page.evaluate(() => history.pushState(null, '', '/'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await page.getByRole('region').first().waitFor()
    },
    {
      recording: async page => {
        await page.goBack()
        await discard(page)
      },
    },
  )

  // The list, its menus and dialogs.
  await onPage('scribe-list', LIST, async page => {
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await saved(page)
  })
  await onPage('scribe-list-card-menu', LIST, page => more(page).click())
  await onPage('scribe-list-uploads', LIST, page => button(page, 'scribe.uploads.isAuto').click())
  await onPage(
    'scribe-list-compact',
    LIST,
    async page => {
      await button(page, 'scribe.density.compact').click()
      await button(page, 'scribe.density.comfortable').waitFor()
    },
    { after: page => button(page, 'scribe.density.comfortable').click() },
  )
  await onPage('scribe-rename-dialog', LIST, async page => {
    await more(page).click()
    await page.getByRole('menuitem', { name: words('scribe.action.rename') }).click()
    await page.getByRole('dialog').waitFor()
  })
  await onPage('scribe-delete-dialog', LIST, async page => {
    await more(page).click()
    await page.getByRole('menuitem').last().click()
    await page.getByRole('alertdialog').waitFor()
  })
  await onPage(
    'toast-deleted',
    LIST,
    async page => {
      await more(page, 3).click()
      await page.getByRole('menuitem').last().click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await page
        .locator('[data-scope="toast"][data-part="root"]')
        .first()
        .hover()
        .catch(() => undefined)
    },
    { still: false },
  )

  // One recording.
  const numbers = []
  const demo = await new Client(place.server.origin).signIn('doctor', { locale: place.locale })
  for (const { id } of await demo.call('healthRecords:list', { recordTypes: 'ambient-scribe', fullData: true }))
    numbers.push(id)
  const one = `/ambient-scribe/${numbers[0]}`
  await onPage('details-transcript', `${one}?tab=transcript`)
  await onPage('details-audio', `${one}?tab=audio`)
  await onPage('details-edit', `${one}?tab=transcript`, async page => {
    await button(page, 'scribe.transcript.change').click()
    await page.getByRole('textbox').first().waitFor()
  })
  await onPage('details-meanwhile', `${one}?tab=transcript`, async page => {
    const [before] = await demo.call('healthRecords:list', { recordTypes: 'ambient-scribe', fullData: true })
    await button(page, 'scribe.transcript.change').click()
    await page.getByRole('textbox').first().fill(SPOKEN[place.locale])
    const text = `${before.data.transcription.text}\n\n${SPOKEN[place.locale]}`
    await demo.call('healthRecords:updateTranscription', { id: numbers[0], text })
    await page.getByRole('alert').first().waitFor()
  })
  await onPage('details-gone', '/ambient-scribe/999999')
  await step('details-no-engine', async () => {
    const page = await visit(names.round)
    await saved(page)
    await page.getByRole('link', { name: names.round }).click()
    await page.waitForURL(/\/ambient-scribe\/\d+/)
    await page.getByRole('tab').last().click()
    await shoot('details-no-engine', page)
    await page.getByRole('tab').first().click()
    await shoot('details-own-audio', page)
    await page.close()
    const list = await open(LIST)
    await shoot('scribe-list-no-engine', list)
    await list.close()
  })

  // A recording whose page crashes.
  await step('interrupted', async () => {
    const page = await open(NEW)
    await record(page, names.round, 7)
    await crash(page)
    const list = await open(LIST)
    await shown(list, 'scribe.interrupted.title').waitFor()
    await shoot('interrupted', list)
    await list.close()
    const elsewhere = await open(PATIENTS)
    await list.close().catch(() => undefined)
    await elsewhere.getByText(/\d/).first().waitFor()
    await shoot('interrupted-elsewhere', elsewhere)
    await elsewhere.close()
    const again = await open(LIST)
    await again
      .getByRole('button', { name: words('scribe.interrupted.discard'), exact: true })
      .first()
      .click()
    await again.getByRole('alertdialog').getByRole('button').last().click()
    await shown(again, 'scribe.interrupted.title').waitFor({ state: 'detached' })
    await again.close()
  })

  // Two versions of one patient, and one that the server refuses.
  await step('sync-centre-full', async () => {
    const page = await open(PATIENTS)
    await saved(page)
    const people = await demo.call('userAccount.patients:list', {})
    const [first, second] = people
    proxy.set({ kind: 'cut' })
    for (const [person, phone] of [
      [first, '+79160000001'],
      [second, '+79160000002'],
    ]) {
      await page.goto(`${proxy.origin}${PATIENTS}/${person.id}`)
      await button(page, 'patients.edit').click()
      await page.locator('[name=phone]').fill(phone)
      await button(page, 'patients.save').click()
      await button(page, 'patients.edit').waitFor()
    }
    await page.close()
    const made = await visit(names.visit)
    await shown(made, 'kit.wait.network').waitFor()
    await shoot('scribe-list-offline', made)
    await made.getByRole('heading', { level: 3 }).first().getByRole('button').click()
    await shoot('toast-not-synced', made, { still: false })
    await made.close()
    for (const [name, path] of [
      ['home-offline', '/'],
      ['patients-offline', PATIENTS],
      ['details-offline', one],
      ['details-not-here', '/ambient-scribe/999999'],
      ['recorder-offline', NEW],
    ]) {
      const there = await open(path)
      await shoot(name, there)
      await there.close()
    }
    const centre = await open(LIST)
    const openCentre = async on => {
      await on
        .locator('header')
        .getByRole('button', { name: words('shell.sync.open') })
        .click()
      await on.getByRole('dialog').waitFor()
    }
    await openCentre(centre)
    await shoot('sync-centre-offline', centre)
    await centre.close()
    const signOut = await open('/')
    await signOut.getByRole('button', { name: words('shell.account.open') }).click()
    await signOut.getByRole('menuitem').last().click()
    await signOut.getByRole('dialog').waitFor()
    await shoot('sign-out-unsent', signOut)
    await signOut.close()

    // Another device changes the first patient.
    const elsewhere = {
      ...first,
      data: { ...first.data, contactInfo: { ...first.data.contactInfo, phone: '+79160009999' } },
    }
    await demo.call('userAccount.patients:update', { patient: elsewhere })
    // Only these calls fail: if every call did, the server would count as unreachable (decision 70).
    proxy.harm({ on: /fileUpload|patients:update/, does: { kind: 'status', status: 413 } })
    const refused = await open(LIST)
    await button(refused, 'scribe.refresh').click()
    await shown(refused, 'scribe.card.failed').waitFor({ timeout: 40_000 })
    await shoot('scribe-list-failed', refused)
    await openCentre(refused)
    await shoot('sync-centre-refused', refused)
    await refused.close()
    proxy.set({ kind: 'clear' })
    const back = await open('/')
    await shoot('home-needs-you', back)
    await openCentre(back)
    await shown(back, 'shell.centre.kept')
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined)
    await shoot('sync-centre-conflict', back)
    await button(back, 'shell.centre.compare').first().click()
    await button(back, 'shell.compare.restore').waitFor()
    await shoot('compare-versions', back)
    await back.close()
  })
  proxy.set({ kind: 'clear' })

  // A patient that the server refuses, and the recording that waits for this patient.
  await step('patient-refused', async () => {
    proxy.harm({ on: /patients:create/, does: { kind: 'refuse', code: 'UNPROCESSABLE' } })
    const made = await open(`${PATIENTS}/new`)
    await made.locator('[name=name]').fill(names.other)
    await made.locator('[name=nickname]').fill(names.other)
    // The form kept what the picture of its errors left in it.
    await made.locator('[name=email]').fill('')
    await button(made, 'patients.save').click()
    await button(made, 'patients.edit').waitFor()
    await made.close()
    const page = await open(NEW)
    await page.getByRole('main').locator('[aria-haspopup=menu]').first().click()
    await page.getByRole('menuitemradio', { name: names.other }).click()
    await record(page, names.round, 6)
    await button(page, 'scribe.stop').click()
    await page.waitForURL(`**${LIST}`)
    await shown(page, 'kit.wait.patient').waitFor()
    await shoot('scribe-list-waits-for-patient', page)
    await page
      .locator('header')
      .getByRole('button', { name: words('shell.sync.open') })
      .click()
    const refused = page.getByRole('dialog').getByRole('listitem').filter({ hasText: names.other })
    await refused.getByRole('button').last().click()
    await page.getByRole('alertdialog').waitFor()
    await shoot('patient-discard', page)
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await refused.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await shown(page, 'kit.wait.noPatient').waitFor()
    await shoot('scribe-list-no-patient', page)
    await page.close()
    proxy.set({ kind: 'clear' })
  })

  // Layout shifts while the screens load, and their order of focus.
  for (const [name, path] of [
    ['load-home', '/'],
    ['load-list', LIST],
    ['load-recorder', NEW],
    ['load-details', one],
    ['load-patients', PATIENTS],
    ['load-form', `${PATIENTS}/new`],
  ])
    await load(name, path)

  // A list that is long enough to be searched.
  await step('patients-search', async () => {
    const many = Array.from({ length: 12 }, (_, place) => `${names.patient} ${place + 1}`)
    for (const name of many)
      await demo.call('userAccount.patients:create', {
        patient: { clientId: crypto.randomUUID(), name, data: { nickname: name } },
      })
    const page = await open(PATIENTS)
    const search = page.getByRole('searchbox')
    await search.waitFor()
    await shoot('patients-search', page)
    await search.fill('zzz')
    await shoot('patients-search-none', page)
    await page.close()
  })

  // The largest size of letters.
  for (const [name, path] of [
    ['large-home', '/'],
    ['large-list', LIST],
    ['large-recorder', NEW],
    ['large-details', one],
    ['large-patients', PATIENTS],
    ['large-form', `${PATIENTS}/new`],
  ]) {
    await step(name, async () => {
      const page = await open(path)
      await page.evaluate(() => localStorage.setItem('fontSize', '24'))
      await page.reload()
      await page.locator('h1').first().waitFor()
      await shoot(name, page)
      await page.evaluate(() => localStorage.removeItem('fontSize'))
      await page.close()
    })
  }

  // A row that this version cannot read. It stays on the device, so this state is the last.
  await step('sync-centre-unreadable', async () => {
    const { clientId } = await demo.call('userAccount.user:get', {})
    const before = await open('/')
    await before
      .locator('header')
      .getByRole('button', { name: words('shell.sync.open') })
      .waitFor()
    const row = { clientId: crypto.randomUUID(), name: names.round, recordType: 'questionnaire' }
    await quarantineRow(before, clientId, row)
    await before.close()
    const page = await open(LIST)
    await page
      .locator('header')
      .getByRole('button', { name: words('shell.sync.open') })
      .click()
    await page.getByRole('dialog').getByText(names.round).first().waitFor()
    await shoot('sync-centre-unreadable', page)
    await page.close()
  })
}

/** The screens of a user without data, and a recording whose transcription never ends. */
export async function walkNewUser(place, { step, shoot }) {
  const { words, open } = place
  const names = NAMES[place.locale]
  const on = (name, path, act) =>
    step(name, async () => {
      const page = await open(path)
      await act?.(page)
      await shoot(name, page)
      await page.close()
    })
  await place.signIn('basic')
  await on('new-home', '/')
  await on('new-patients', PATIENTS)
  await on('new-patient-unknown', `${PATIENTS}/999999`)
  await on('new-scribe-list', LIST)
  await place.signOut()
  await place.signIn('patient')
  await on('patient-home', '/')
  await step('details-transcribing', async () => {
    const page = await open(NEW)
    await page.getByLabel(words('scribe.name')).fill(names.round)
    await page.getByRole('button', { name: words('scribe.record'), exact: true }).click()
    await page
      .getByRole('timer')
      .filter({ hasText: /^00:06/ })
      .waitFor()
    await page.getByRole('button', { name: words('scribe.stop'), exact: true }).click()
    await page.waitForURL(`**${LIST}`)
    await page.getByText(words('scribe.card.transcribing')).first().waitFor({ timeout: 30_000 })
    await shoot('scribe-list-transcribing', page)
    await page.getByRole('link', { name: names.round }).click()
    await page.waitForURL(/\/ambient-scribe\/\d+/)
    await page.getByRole('tab').last().click()
    await shoot('details-transcribing', page)
    await page.close()
  })
}

async function openDrawer(page, words) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: words('shell.menu.open') }).click()
  await page.getByRole('dialog').waitFor()
}

const SPOKEN = {
  ru: 'Спала хорошо, боль три из десяти в покое. Давление 128 на 82, сатурация 97 на воздухе. План: активизация, перевязка завтра.',
  en: 'Slept well, pain three of ten at rest. Blood pressure 128 over 82, saturation 97 on room air. Plan: mobilise, dressing tomorrow.',
  el: 'Κοιμήθηκε καλά, πόνος τρία στα δέκα σε ηρεμία. Πίεση 128 με 82, κορεσμός 97 στον αέρα. Πλάνο: κινητοποίηση, αλλαγή αύριο.',
}
