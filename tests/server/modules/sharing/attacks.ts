import { createHash, randomBytes } from 'node:crypto'
import type { RawRequest } from './raw-http.ts'
import type { MadeRecord } from './shared-world.ts'

/** What the attacker knows or holds; everything of the owner but a valid combination. */
export interface Known {
  /** Works, without access to the source. */
  valid: string
  /** Works, with access to the source of `shared`. */
  withSource: string
  ended: Readonly<Record<'expired' | 'revoked' | 'ofDeletedRecord' | 'ofDeletedPatient' | 'ofDeletedAccount', string>>
  shared: MadeRecord
  /** Another record of the same owner, a record of another account. */
  second: MadeRecord
  foreign: MadeRecord
  /** A file that is attached to the shared record and is not its source. */
  attached: number
  ownersSession: string
  foreignSession: string
  /** Tokens of documents: made by the owner, made through a link, made through links that have ended since. */
  ownersFile: string
  sharedFile: string
  endedFiles: Readonly<Record<string, string>>
}

export interface Attack {
  title: string
  /** The kind of request: attacks of a kind have one answer. */
  door: 'rpc' | 'page-rpc' | 'file'
  request: RawRequest
  /** The same request with a random token, if its answer differs from that of its door (a refused method). */
  harmless?: RawRequest
}

export const randomToken = () => randomBytes(32).toString('base64url')
const replaced = (token: string, at: number) =>
  token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
const sha = (text: string) => createHash('sha256').update(text).digest('hex')

const DOORS = { rpc: '/api/rpc', 'page-rpc': '/api/shared' } as const
type RpcDoor = keyof typeof DOORS

export function rpc(door: RpcDoor, method: string, params: unknown, headers: Record<string, string> = {}): RawRequest {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return { method: 'POST', path: DOORS[door], headers: { 'content-type': 'application/json', ...headers }, body }
}

export const file = (token: string, headers: Record<string, string> = {}, method = 'GET'): RawRequest => ({
  ...{ method, path: `/api/s/${token}`, headers },
})

/** Tokens that open nothing. */
function wrongTokens({
  valid,
  withSource,
  ended,
  shared,
  ownersSession,
  foreignSession,
  ownersFile,
  sharedFile,
}: Known) {
  const altered: [string, unknown][] = Array.from(valid, (_, at) => [
    `with character ${at + 1} altered`,
    replaced(valid, at),
  ])
  const swapped = valid.replace(/[a-z]/gi, one => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()))
  const texts: [string, unknown][] = [
    ['random', randomToken()],
    ['empty', ''],
    ['blank', ' '],
    ['short', valid.slice(0, 20)],
    ['without its last character', valid.slice(0, -1)],
    ['without its first', valid.slice(1)],
    ['with one more', `${valid}A`],
    ['with padding', `${valid}=`],
    ['doubled', valid + valid],
    ['reversed', [...valid].reverse().join('')],
    ['in swapped case', swapped],
    ['in lower case', `${valid.toLowerCase()}`],
    ['with a space before', ` ${valid}`],
    ['with a space after', `${valid} `],
    ['with a newline', `${valid}\n`],
    ['with a tab', `\t${valid}`],
    ['with a zero byte', `${valid}\0`],
    ['with a zero byte inside', `${valid.slice(0, 9)}\0${valid.slice(9)}`],
    ['with an invisible character', `${valid}\u200b`],
    ['with a byte order mark', `\ufeff${valid}`],
    ['in wide letters', valid.replace(/[A-Z]/, one => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0))],
    ['with half a surrogate pair', `${valid}\ud800`],
    ['percent-encoded', [...valid].map(one => `%${one.charCodeAt(0).toString(16)}`).join('')],
    ['in base64', Buffer.from(valid).toString('base64')],
    ['as its hash', sha(valid)],
    ['as the hash of its hash', sha(sha(valid))],
    ['as its address', `/s/${valid}`],
    ['two at once', `${valid},${withSource}`],
    ['with SQL', `' or '1'='1`],
    ['with SQL after it', `${valid}' --`],
    ['with a wildcard', '%'],
    ['with a pattern', '.*'],
    ['with a path', '../../healthRecords'],
    ['a property of objects', '__proto__'],
    ['a constructor', 'constructor'],
    ['the word null', 'null'],
    ['the word undefined', 'undefined'],
    ['the word true', 'true'],
    ['the record’s number', String(shared.id)],
    ['the record’s clientId', shared.clientId],
    ['the document’s number', String(shared.assetId)],
    ['an unsigned JWT', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['of 200 characters', 'x'.repeat(200)],
    ['of 201 characters', 'x'.repeat(201)],
    ['of 50,000 characters', 'x'.repeat(50_000)],
    ['the owner’s session', ownersSession],
    ['another’s session', foreignSession],
    ['of a document', ownersFile],
    ['of a shared document', sharedFile],
    ...Object.entries(ended),
  ]
  const shapes: [string, unknown][] = [
    ['null', null],
    ['true', true],
    ['a number', 1],
    ['a list with it', [valid]],
    ['a list of two', [valid, withSource]],
    ['an object', { $ne: null }],
    ['an object with it', { token: valid }],
    ['an object like a text', { length: 43, toString: valid }],
  ]
  return { altered, texts, shapes }
}

/** A valid token with an object that is not its own. */
function wrongObjects({ shared, second, foreign }: Known): [string, object][] {
  return [
    ['the owner’s other record', { id: second.id }],
    ['the owner’s other record by clientId', { clientId: second.clientId }],
    ['the owner’s other record as text', { id: String(second.id) }],
    ['the owner’s other record by its second name', { healthRecordId: second.id }],
    ['its own and the other record', { id: shared.id, healthRecordId: second.id }],
    ['its own and the other record by clientId', { id: shared.id, clientId: second.clientId }],
    ['another account’s record', { id: foreign.id }],
    ['another account’s record by clientId', { clientId: foreign.clientId }],
    ['another account’s and its own', { id: foreign.id, healthRecordId: shared.id }],
    ['record 1', { id: 1 }],
    ['record 0', { id: 0 }],
    ['record -1', { id: -1 }],
    ['a record that is not', { id: 999_999_999 }],
    ['a number beyond any', { id: 1e300 }],
    ['a word for an id', { id: 'all' }],
    ['a wildcard for an id', { id: '%' }],
    ['null for an id', { id: null }],
    ['a list of ids', { id: [shared.id, second.id] }],
    ['an object for an id', { id: { $gt: 0 } }],
    ['a document for an id', { id: shared.assetId + 500_000 }],
  ]
}

function wrongDocuments({ valid, withSource, shared, second, foreign, attached, ended }: Known): [string, object][] {
  return [
    ['a link without the source', { shareToken: valid, documentAssetId: shared.assetId }],
    ['the other record’s document', { shareToken: withSource, documentAssetId: second.assetId }],
    ['another account’s document', { shareToken: withSource, documentAssetId: foreign.assetId }],
    ['a file attached beside the source', { shareToken: withSource, documentAssetId: attached }],
    ['a document that is not', { shareToken: withSource, documentAssetId: 999_999_999 }],
    ['document 0', { shareToken: withSource, documentAssetId: 0 }],
    ['no document', { shareToken: withSource }],
    ['null for the document', { shareToken: withSource, documentAssetId: null }],
    ['two documents', { shareToken: withSource, documentAssetId: [shared.assetId, second.assetId] }],
    ['the other record’s name', { shareToken: withSource, documentAssetId: shared.assetId, healthRecordId: second.id }],
    [
      'another account’s record',
      { shareToken: withSource, documentAssetId: shared.assetId, healthRecordId: foreign.id },
    ],
    ['a random token', { shareToken: randomToken(), documentAssetId: shared.assetId }],
    ...Object.entries(ended).map(([title, shareToken]): [string, object] => [
      `a token ${title}`,
      { shareToken, documentAssetId: shared.assetId },
    ]),
  ]
}

/** Headers that a proxy or a framework might believe. */
const headerTricks = ({
  valid,
  withSource,
  ownersSession,
  foreignSession,
  sharedFile,
}: Known): [string, Record<string, string>][] => [
  ['the token as a session', { authorization: `Bearer ${valid}` }],
  ['the token in a header', { 'x-share-token': valid }],
  ['the token in a cookie', { cookie: `shareToken=${valid}; token=${valid}` }],
  ['the owner’s session in a cookie', { cookie: `token=${ownersSession}; session=${ownersSession}` }],
  ['another’s session', { authorization: `Bearer ${foreignSession}` }],
  ['basic authorisation', { authorization: `Basic ${Buffer.from(`admin:${valid}`).toString('base64')}` }],
  ['another address', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }],
  ['another host', { host: 'localhost', 'x-forwarded-host': 'admin.example' }],
  ['another path', { 'x-original-url': `/api/s/${sharedFile}`, 'x-rewrite-url': `/api/s/${sharedFile}` }],
  ['another method', { 'x-http-method-override': 'DELETE', 'x-method-override': 'GET' }],
  ['an origin', { origin: 'https://evil.example', referer: `https://anamnesis.example/s/${withSource}` }],
  ['a null origin', { origin: 'null' }],
  ['an administrator', { 'x-admin': 'true', 'x-user-id': '1', 'x-role': 'admin' }],
]

/** Methods beyond the two that a link opens; a valid token is worth as much as a random one. */
const foreignMethods = ({ shared }: Known): [string, object][] => [
  ['healthRecords:list', { fullData: true }],
  ['healthRecords:update', { id: shared.id, name: 'x' }],
  ['healthRecords:delete', { id: shared.id }],
  ['healthRecords:create', { name: 'x', recordType: 'healthLog' }],
  ['healthRecords:export', {}],
  ['healthRecords:createShareToken', { healthRecordId: shared.id, ttl: 3600 }],
  ['healthRecords.shares:list', {}],
  ['healthRecords.shares:revoke', { id: 1 }],
  ['userAccount.user:get', {}],
  ['userAccount.patients:list', {}],
  ['userAccount.user:delete', { when: 'now' }],
  ['fileUpload:upload', { fileName: 'a', fileContent: '', mimeType: 'application/pdf' }],
  ['admin.healthRecords:get', { id: shared.id }],
  ['reports:generate', { healthRecordId: shared.id, reportType: 'summary' }],
  ['healthRecords:unknown', {}],
]

export function attacks(known: Known): Attack[] {
  const { valid, withSource, shared, sharedFile, ownersFile, endedFiles } = known
  const { altered, texts, shapes } = wrongTokens(known)
  const all: Attack[] = []
  for (const door of ['rpc', 'page-rpc'] as const) {
    const add = (title: string, request: RawRequest, harmless?: RawRequest) =>
      all.push({ title: `${door}: ${title}`, door, request, ...(harmless ? { harmless } : {}) })
    const get = (params: object, headers = {}) => rpc(door, 'healthRecords:get', params, headers)
    // The position of a character makes no difference between the doors.
    for (const [title, shareToken] of door === 'rpc' ? altered : []) add(`a token ${title}`, get({ shareToken }))
    for (const [title, shareToken] of texts) add(`a token: ${title}`, get({ shareToken }))
    for (const [title, shareToken] of shapes) add(`a token that is ${title}`, get({ shareToken }))
    for (const [title, object] of wrongObjects(known))
      add(`${title} with a valid token`, get({ ...object, shareToken: valid }))
    for (const [title, params] of wrongDocuments(known))
      add(`${title} for a document`, rpc(door, 'healthRecords:createDaAccessToken', params))
    for (const [title, headers] of headerTricks(known))
      add(`${title} beside a wrong token`, get({ shareToken: randomToken() }, headers))
    add('the record’s id and a wrong token', get({ id: shared.id, shareToken: randomToken() }))
    add('an asked-for address of the source', get({ shareToken: randomToken(), includeResourceUrl: true }))
    add('an older spelling', rpc(door, 'healthRecords.get', { shareToken: randomToken() }))
    add('a spelling with a space', rpc(door, 'healthRecords get', { shareToken: randomToken() }))
    add('the token as a session token too', get({ shareToken: randomToken(), token: valid }))
    add('the owner’s patient', get({ shareToken: randomToken(), patientId: 1 }))
    for (const [method, params] of foreignMethods(known))
      add(
        `${method} with a valid token`,
        rpc(door, method, { ...params, shareToken: withSource }),
        rpc(door, method, { ...params, shareToken: randomToken() }),
      )
    add('no token under its name', get({ sharetoken: valid }), get({ sharetoken: randomToken() }))
    add('the token as `token`', get({ token: valid }), get({ token: randomToken() }))
    add('the token in the meta', get({ meta: { shareToken: valid } }), get({ meta: { shareToken: randomToken() } }))
    add(
      'parameters as a list',
      rpc(door, 'healthRecords:get', [valid]),
      rpc(door, 'healthRecords:get', [randomToken()]),
    )
  }

  const bytes = (title: string, request: RawRequest, harmless?: RawRequest) =>
    all.push({ title: `file: ${title}`, door: 'file', request, ...(harmless ? { harmless } : {}) })
  for (const at of [0, 1, 7, 20, 41, 42]) bytes(`character ${at + 1} altered`, file(replaced(sharedFile, at)))
  const names: [string, string][] = [
    ['the link’s own token', withSource],
    ['a document’s token of the owner', ownersFile],
    ['its hash', sha(sharedFile)],
    ['with padding', `${sharedFile}=`],
    ['with more', `${sharedFile}A`],
    ['with less', sharedFile.slice(0, -1)],
    ['with a space', `${sharedFile}%20`],
    ['with a zero byte', `${sharedFile}%00`],
    ['with a newline', `${sharedFile}%0a`],
    ['with a matrix parameter', `${sharedFile};a=b`],
    ['with an extension', `${sharedFile}.pdf`],
    ['percent-encoded twice', `%25${sharedFile.charCodeAt(0).toString(16)}${sharedFile.slice(1)}`],
    ['encoded wrongly', `%zz${sharedFile}`],
    ['with a wildcard', '*'],
    ['the document’s number', String(shared.assetId)],
    ['a JWT', 'eyJhbGciOiJub25lIn0.e30.'],
    ['the token in the query', `x?token=${sharedFile}`],
    ['a slash encoded', `x%2f${sharedFile}`],
    ['a way up', `..%2fs%2f${sharedFile}`],
    ['of 5,000 characters', 'x'.repeat(5000)],
    ...Object.entries(endedFiles),
  ]
  for (const [title, name] of names) bytes(title, file(name))
  for (const [title, headers] of headerTricks(known))
    bytes(`${title} beside a wrong token`, file(randomToken(), headers))
  bytes('a range', file(randomToken(), { range: 'bytes=0-1' }))
  bytes(
    'a validator',
    file(randomToken(), { 'if-none-match': '*', 'if-modified-since': 'Mon, 23 Nov 2026 12:00:00 GMT' }),
  )
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    bytes(method, file(sharedFile, {}, method), file(randomToken(), {}, method))
  for (const path of ['/api/S/', '/api//s/', '/api/s//', '//api/s/', '/api/./s/x/', '/s/', '/api/assets/']) {
    const at = (token: string) => ({ path: `${path}${token}` })
    bytes(`at ${path}`, at(sharedFile), at(randomToken()))
  }
  for (const path of ['/', '/pages/1', '/../x', '/%2e%2e/x']) {
    const at = (token: string) => ({ path: `/api/s/${token}${path}` })
    bytes(`with ${path} after it`, at(sharedFile), at(randomToken()))
  }
  return all
}
