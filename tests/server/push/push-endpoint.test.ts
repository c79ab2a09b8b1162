import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from '../../../src/server/push/push-endpoint.ts'

const OWN = ['http://127.0.0.1:4000', 'https://push.example.org']
const allowed = (endpoint: string) => isPushEndpoint(endpoint, OWN)

describe('the server posts', () => {
  it.for([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QAbc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'http://127.0.0.1:4000/abc',
    'https://push.example.org/abc',
  ])('to %s', endpoint => expect(allowed(endpoint)).toBe(true))

  it.for([
    'http://fcm.googleapis.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://notfcm.googleapis.com.evil/abc',
    'https://evilpush.apple.com/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://user@push.example.org/abc',
    'https://127.0.0.1/abc',
    'http://127.0.0.1:4001/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'file:///etc/passwd',
    'not an address',
  ])('not to %s', endpoint => expect(allowed(endpoint)).toBe(false))
})
