import { expect, test } from 'vitest'
import { createDialogs, type FormControls } from '../../../../../src/ui/components/overlay/dialogs.ts'

const question = { title: 'Delete?', confirm: 'Delete' }

test('a confirmation is true only when it was confirmed', async () => {
  const dialogs = createDialogs()
  const [yes, no, escaped] = [dialogs.confirm(question), dialogs.confirm(question), dialogs.confirm(question)]
  const [first, second, third] = dialogs.current()
  first?.answer(true)
  second?.answer(false)
  third?.answer()
  expect(await Promise.all([yes, no, escaped])).toEqual([true, false, false])
  expect(dialogs.current()).toEqual([])
})

test('a prompt resolves with the text, even if empty, or null if cancelled', async () => {
  const dialogs = createDialogs()
  const ask = { title: 'Name', label: 'Name', confirm: 'Save' }
  const answers = [dialogs.prompt(ask), dialogs.prompt(ask), dialogs.prompt(ask)]
  const [typed, empty, cancelled] = dialogs.current()
  typed?.answer('Ward 6')
  empty?.answer('')
  cancelled?.answer()
  expect(await Promise.all(answers)).toEqual(['Ward 6', '', null])
})

test('a form resolves with the submitted values, or null', async () => {
  const dialogs = createDialogs()
  let controls: FormControls<{ ttl: number }> | undefined
  const ask = () =>
    dialogs.form<{ ttl: number }>({
      title: 'Share',
      render(given) {
        controls = given
        return null
      },
    })
  const render = () => {
    const dialog = dialogs.current()[0]
    if (dialog?.request.kind === 'form') dialog.request.render({ submit: dialog.answer, cancel: () => dialog.answer() })
  }
  const submitted = ask()
  render()
  controls?.submit({ ttl: 3600 })
  expect(await submitted).toEqual({ ttl: 3600 })

  const cancelled = ask()
  render()
  controls?.cancel()
  expect(await cancelled).toBeNull()
})

test('a question inside a form stacks on it and leaves it open', async () => {
  const dialogs = createDialogs()
  const changes: number[] = []
  dialogs.subscribe(() => changes.push(dialogs.current().length))
  void dialogs.form({ title: 'Patient', render: () => null })
  const sure = dialogs.confirm(question)
  dialogs.current()[1]?.answer(true)
  expect(await sure).toBe(true)
  expect(dialogs.current().map(dialog => dialog.request.title)).toEqual(['Patient'])
  expect(changes).toEqual([1, 2, 1])
})
