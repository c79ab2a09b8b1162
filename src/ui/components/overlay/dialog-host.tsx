import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../action/button.tsx'
import { LongTextArea } from '../form/long-text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { Dialog } from './dialog.tsx'
import type { AlertRequest, ConfirmRequest, OpenDialog, PromptRequest } from './dialogs.ts'

/** Closing dialogs stay mounted until they have faded, so that the focus returns in order. */
export default function DialogHost({ stack }: { stack: readonly OpenDialog[] }) {
  const [shown, setShown] = useState<readonly OpenDialog[]>([])
  const fresh = stack.filter(dialog => !shown.includes(dialog))
  if (fresh.length > 0) setShown([...shown, ...fresh])
  return shown.map(dialog => (
    <Opened
      key={dialog.id}
      dialog={dialog}
      open={stack.includes(dialog)}
      onClosed={() => setShown(all => all.filter(each => each !== dialog))}
    />
  ))
}

interface OpenedProps {
  dialog: OpenDialog
  open: boolean
  onClosed: () => void
}

function Opened({ dialog: { request, answer }, open, onClosed }: OpenedProps) {
  const frame = { open, onClosed, title: request.title, onClose: () => answer() }
  switch (request.kind) {
    case 'alert':
      return <Alert frame={frame} request={request} />
    case 'confirm':
      return <Confirm frame={frame} request={request} answer={answer} />
    case 'prompt':
      return <Prompt frame={frame} request={request} answer={answer} />
    case 'form': {
      const close = async () => (!request.mayClose || (await request.mayClose())) && answer()
      return (
        <Dialog {...frame} onClose={() => void close()} description={request.text} width={request.width}>
          {request.render({ submit: answer, cancel: () => void close() })}
        </Dialog>
      )
    }
  }
}

type Frame = Pick<Parameters<typeof Dialog>[0], 'open' | 'onClose' | 'onClosed' | 'title'>

function Alert({ frame, request }: { frame: Frame; request: AlertRequest }) {
  const { t } = useLingui()
  return (
    <Dialog
      {...frame}
      role="alertdialog"
      description={request.text}
      footer={
        <Button variant="primary" onClick={frame.onClose}>
          {request.close ?? t({ id: 'dialog.ok', message: 'OK' })}
        </Button>
      }
    />
  )
}

interface Asked<R> {
  frame: Frame
  request: R
  answer: (value?: unknown) => void
}

function Confirm({ frame, request, answer }: Asked<ConfirmRequest>) {
  const { t } = useLingui()
  const [cancel, confirm] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const danger = request.tone === 'danger'
  return (
    <Dialog
      {...frame}
      role="alertdialog"
      description={request.text}
      initialFocus={() => (danger ? cancel : confirm).current}
      footer={
        <>
          <Button ref={cancel} onClick={() => answer(false)}>
            {request.cancel ?? t({ id: 'dialog.cancel', message: 'Cancel' })}
          </Button>
          <Button ref={confirm} variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {request.confirm}
          </Button>
        </>
      }
    />
  )
}

function Prompt({ frame, request, answer }: Asked<PromptRequest>) {
  const { t } = useLingui()
  const form = useId()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [value, setValue] = useState(request.initial ?? '')
  const [error, setError] = useState<string | null>(null)
  const blank = value.trim() === '' && !request.optional
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = request.check?.(value) ?? null
    setError(wrong)
    if (wrong === null && !blank) answer(value)
  }
  const close = async () => {
    const changed = value !== (request.initial ?? '')
    if (!changed || !request.confirmLoss || (await request.confirmLoss())) answer()
  }
  const field = {
    ref: input,
    label: request.label,
    hint: request.hint,
    error,
    placeholder: request.placeholder,
    maxLength: request.maxLength,
    value,
  }
  return (
    <Dialog
      {...frame}
      onClose={() => void close()}
      description={request.text}
      initialFocus={() => input.current}
      footer={
        <>
          <Button onClick={() => void close()}>{t({ id: 'dialog.cancel', message: 'Cancel' })}</Button>
          <Button type="submit" form={form} variant="primary" disabled={blank}>
            {request.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        {request.multiline ? (
          <LongTextArea {...field} onChange={setValue} />
        ) : (
          <TextField {...field} onChange={event => setValue(event.currentTarget.value)} />
        )}
      </form>
    </Dialog>
  )
}
