import type { ReactNode } from 'react'

interface Common {
  title: ReactNode
  /** The consequence of each choice. */
  text?: ReactNode
}

export interface AlertRequest extends Common {
  kind: 'alert'
  /** The only button; "OK" if absent. */
  close?: string
}
export interface ConfirmRequest extends Common {
  kind: 'confirm'
  /** A verb: "Delete", "Sign out". */
  confirm: string
  cancel?: string
  /** `danger`: confirming destroys something, so Cancel has the focus. */
  tone?: 'plain' | 'danger'
}
export interface PromptRequest extends Common {
  kind: 'prompt'
  label: string
  initial?: string
  placeholder?: string
  hint?: string
  confirm: string
  multiline?: boolean
  maxLength?: number
  /** Returns a sentence that says what is wrong, or null. A blank text keeps the button disabled unless `optional`. */
  check?: (value: string) => string | null
  optional?: boolean
  /** Asks before a changed text is lost by closing; false keeps the dialog open. Without it the text is dropped. */
  confirmLoss?: () => Promise<boolean>
}
export interface FormControls<T> {
  submit: (value: T) => void
  cancel: () => void
}
export interface FormRequest<T> extends Common {
  kind: 'form'
  width?: 'narrow' | 'wide'
  /** Asked before it is closed without a value; false keeps the dialog open. */
  mayClose?: () => Promise<boolean>
  /** The form with its own buttons. */
  render: (controls: FormControls<T>) => ReactNode
}

export type DialogRequest = AlertRequest | ConfirmRequest | PromptRequest | FormRequest<unknown>
export interface OpenDialog {
  id: number
  request: DialogRequest
  /** Closes the dialog and resolves its request; undefined if it was cancelled. */
  answer: (value?: unknown) => void
}

type Ask<R extends { kind: string }> = Omit<R, 'kind'>

/** Shows a dialog and resolves with the user's choice. Dialogs stack: a form may open another dialog. */
export function createDialogs() {
  let stack: readonly OpenDialog[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly OpenDialog[]) => {
    stack = next
    for (const changed of listeners) changed()
  }
  const open = (request: DialogRequest) =>
    new Promise<unknown>(resolve => {
      lastId += 1
      const id = lastId
      const answer = (value?: unknown) => {
        resolve(value)
        set(stack.filter(dialog => dialog.id !== id))
      }
      set([...stack, { id, request, answer }])
    })

  return {
    /** Resolves when it is closed. */
    async alert(request: Ask<AlertRequest>): Promise<void> {
      await open({ kind: 'alert', ...request })
    },
    async confirm(request: Ask<ConfirmRequest>): Promise<boolean> {
      return (await open({ kind: 'confirm', ...request })) === true
    },
    /** Resolves to the text as typed, or null if it was cancelled. */
    async prompt(request: Ask<PromptRequest>): Promise<string | null> {
      const value = await open({ kind: 'prompt', ...request })
      return typeof value === 'string' ? value : null
    },
    /** Resolves to the submitted value, or null if it was cancelled. */
    form<T>(request: Ask<FormRequest<T>>): Promise<T | null> {
      return new Promise<T | null>((resolve, reject) => {
        const render = ({ submit, cancel }: FormControls<unknown>) =>
          request.render({
            cancel,
            submit(value) {
              resolve(value)
              submit(value)
            },
          })
        open({ kind: 'form', ...request, render }).then(() => resolve(null), reject)
      })
    },
    current: () => stack,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

export type Dialogs = ReturnType<typeof createDialogs>
export const dialogs: Dialogs = createDialogs()
