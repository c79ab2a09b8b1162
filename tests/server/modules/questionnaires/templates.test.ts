import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../client.ts'
import { startServer } from '../../servers.ts'
import type { TestServer } from '../../test-server.ts'
import { begin, visit } from './visit-template.ts'

let server: TestServer
let owner: Client
beforeAll(async () => {
  server = await startServer()
  owner = await new Client(server.origin).signIn('doctor')
})
afterAll(() => server.stop())

const create = (more: object = {}) => owner.call('questionnaire.template:create', { ...visit(), ...more })
const row = (clientId: string, more: object = {}) => ({ clientId, title: 'Before the visit', ...more })

describe('a template', () => {
  it('is a draft without a code unless it says otherwise', async () => {
    expect(await create()).toMatchObject({ status: 'draft', isPublic: false, accessCode: null, title: VISIT_TITLE })
  })

  it('I2: is created once, and a repeated create that publishes returns the same code', async () => {
    const clientId = v7()
    const wish = { clientId, status: 'active', isPublic: true } as const
    const [first, again] = [await create(wish), await create(wish)]
    expect(again).toEqual(first)
    expect(first.accessCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  })

  it('keeps the order of its fields, in lists, in a repeated call, and in the interview', async () => {
    const field = (title: string) => ({ type: 'string', title, description: `${title}?` })
    const inner = { type: 'object', title: 'Flat', properties: { number: field('Number'), floor: field('Floor') } }
    const properties = { street: field('Street'), house: field('House'), flat: inner, city: field('City') }
    const params = {
      ...{ clientId: v7(), title: 'Address', goals: ['Where'], status: 'active' as const, isPublic: true },
      outputSchema: { type: 'object', properties },
    }
    const opId = v7()
    const first = await owner.call('questionnaire.template:create', params, { opId })
    const again = await owner.call('questionnaire.template:create', params, { opId })
    const listed = (await owner.call('questionnaire.template:list', {})).find(({ id }) => id === first.id)
    const text = JSON.stringify(properties)
    for (const one of [first, again, listed]) expect(JSON.stringify(one?.data.outputSchema?.properties)).toBe(text)
    const { sessionToken, response } = await begin(new Client(server.origin), first.accessCode ?? '')
    const asked = [response.property]
    for (const message of ['Baker Street', '221', 'B', 'first']) {
      const said = await new Client(server.origin).call('questionnaire.session:sendMessage', { sessionToken, message })
      asked.push(said.response.property)
    }
    expect(asked).toEqual(['/street', '/house', '/flat/number', '/flat/floor', '/city'])
  })

  it('written offline as public is refused with every condition that it lacks', async () => {
    const wish = { title: 'Before', isPublic: true, goals: [' '] }
    expect(await owner.fail('questionnaire.template:create', wish)).toMatchObject({
      name: 'UNPROCESSABLE',
      errorType: 'TemplateIncomplete',
      issues: [
        { path: 'data.goals', message: 'goal' },
        { path: 'status', message: 'active' },
      ],
    })
  })

  it.each([
    ['no goal', { goals: [] }, ['data.goals']],
    ['a draft', { status: 'draft' }, ['status']],
    ['an archived one', { status: 'archived' }, ['status']],
  ])('publish names what is missing: %s', async (_, lack, paths) => {
    const { id } = await create({ status: 'active', ...lack })
    const refusal = await owner.fail('questionnaire.template:publish', { id })
    expect(refusal.issues?.map(({ path }) => path)).toEqual(paths)
  })

  it('decision 88: published twice, unpublished twice are refused; publishing again makes a new code', async () => {
    const { id } = await create({ status: 'active' })
    const { accessCode, publicLink } = await owner.call('questionnaire.template:publish', { id })
    expect(publicLink).toBe(`http://localhost:${server.port}/q/${accessCode}`)
    expect(await owner.fail('questionnaire.template:publish', { id })).toMatchObject({ errorType: 'TemplatePublished' })
    const none = await owner.call('questionnaire.template:publish', { id, isPublic: false })
    expect(none).toEqual({ accessCode: null, publicLink: null })
    const twice = await owner.fail('questionnaire.template:publish', { id, isPublic: false })
    expect(twice).toMatchObject({ errorType: 'TemplateNotPublished' })
    const again = await owner.call('questionnaire.template:publish', { id })
    expect(again.accessCode).not.toBe(accessCode)
    const visitor = new Client(server.origin)
    const old = await visitor.fail('questionnaire.session:start', { accessCode: accessCode ?? '' })
    expect(old).toMatchObject({ name: 'NOT_FOUND' })
    await begin(visitor, again.accessCode ?? '')
  })

  it('keeps its code while it is edited, and its edit may not take away what publishing needs', async () => {
    const { clientId, accessCode } = await create({ status: 'active', isPublic: true })
    const edited = await owner.call('questionnaire.template:update', row(clientId, { data: { goals: ['Sleep'] } }))
    expect(edited).toMatchObject({
      accessCode,
      isPublic: true,
      data: { goals: ['Sleep'], description: 'Three questions.' },
    })
    const refusal = await owner.fail('questionnaire.template:update', row(clientId, { data: { goals: [] } }))
    expect(refusal).toMatchObject({ errorType: 'TemplateIncomplete' })
    const closed = await owner.call(
      'questionnaire.template:update',
      row(clientId, { status: 'archived', isPublic: false }),
    )
    expect(closed).toMatchObject({ accessCode: null, isPublic: false, status: 'archived' })
  })

  it('ends with its code and its sessions; put back, it is published under a new code', async () => {
    const { clientId, accessCode } = await create({ status: 'active', isPublic: true })
    const respondent = new Client(server.origin)
    const { sessionToken } = await begin(respondent, accessCode ?? '')
    const tombstone = await owner.call('questionnaire.template:delete', { clientId })
    expect(tombstone).toMatchObject({ accessCode: null, isPublic: false, deletedAt: expect.any(String) })
    expect(await owner.call('questionnaire.template:delete', { clientId })).toEqual(tombstone)
    expect(await respondent.fail('questionnaire.session:getHistory', { sessionToken })).toMatchObject({
      name: 'NOT_FOUND',
    })
    const back = row(clientId, { isPublic: true, status: 'active', undelete: true })
    const again = await owner.call('questionnaire.template:update', back)
    expect(again).toMatchObject({ deletedAt: null, isPublic: true })
    expect(again.accessCode).not.toBe(accessCode)
  })

  it('another account neither sees nor changes nor publishes it', async () => {
    const { id } = await create({ status: 'active' })
    const other = await new Client(server.origin).signIn('patient')
    for (const call of ['get', 'publish', 'delete', 'update'] as const) {
      expect(await other.fail(`questionnaire.template:${call}`, { id })).toMatchObject({ name: 'NOT_FOUND' })
    }
    expect(JSON.stringify(await other.call('questionnaire.template:list', {}))).not.toContain(VISIT_TITLE)
  })
})

const VISIT_TITLE = 'Before the visit'
