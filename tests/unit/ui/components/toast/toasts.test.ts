import { describe, expect, test } from 'vitest'
import type { Clock } from '../../../../../src/platform/clock.ts'
import { createToasts, type ToastMessage } from '../../../../../src/ui/components/toast/toasts.ts'

function scene() {
  let now = 0
  const clock: Clock = { now: () => now, monotonic: () => now, after: () => () => undefined }
  const toasts = createToasts(clock)
  const shown = new Map<string, ToastMessage>()
  const attach = () =>
    toasts.attach({
      put: (id, message) => void shown.set(id, message),
      dismiss: id => void shown.delete(id),
      visible: id => shown.has(id),
    })
  const titles = () => [...shown.values()].map(message => message.title)
  return { toasts, attach, titles, shown, pass: (ms: number) => (now += ms) }
}

const saved: ToastMessage = { kind: 'success', title: 'Saved' }

describe('toasts', () => {
  test('with the same text within 5 s are shown once', () => {
    const { toasts, attach, titles, pass } = scene()
    attach()
    const first = toasts.show({ kind: 'error', title: 'No connection' })
    pass(4999)
    expect(toasts.show({ kind: 'error', title: 'No connection' })).toBe(first)
    expect(titles()).toEqual(['No connection'])
  })

  test('are shown again after 5 s, and at once if the first one is gone', () => {
    const { toasts, attach, titles, pass } = scene()
    attach()
    const first = toasts.show(saved)
    pass(5000)
    const second = toasts.show(saved)
    expect(second).not.toBe(first)
    expect(titles()).toEqual(['Saved', 'Saved'])
    toasts.dismiss(second)
    toasts.show(saved)
    expect(titles()).toEqual(['Saved', 'Saved'])
  })

  test('that differ in kind, text or action are not merged', () => {
    const { toasts, attach, titles } = scene()
    attach()
    toasts.show(saved)
    toasts.show({ ...saved, kind: 'info' })
    toasts.show({ ...saved, text: 'On this device' })
    toasts.show({ ...saved, action: { label: 'Undo', run: () => undefined } })
    expect(titles()).toHaveLength(4)
  })

  test('with an action are never merged: each undoes its own', () => {
    const { toasts, attach, titles } = scene()
    attach()
    const undo = { ...saved, action: { label: 'Undo', run: () => undefined } }
    expect(toasts.show(undo)).not.toBe(toasts.show(undo))
    expect(titles()).toHaveLength(2)
  })

  test('shown before their host is mounted appear with it, in order and merged', () => {
    const { toasts, attach, titles } = scene()
    toasts.show(saved)
    toasts.show({ kind: 'info', title: 'Second' })
    toasts.show(saved)
    expect(toasts.wanted()).toBe(true)
    attach()
    expect(titles()).toEqual(['Saved', 'Second'])
  })

  test('change in place', () => {
    const { toasts, attach, titles } = scene()
    attach()
    const id = toasts.show({ kind: 'loading', title: 'Sending' })
    toasts.change(id, { kind: 'success', title: 'Sent' })
    expect(titles()).toEqual(['Sent'])
  })
})
