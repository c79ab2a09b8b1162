import { plural, t } from '@lingui/core/macro'
import type { Field } from '../../../domain/interview/template/template.ts'
import type { Locale } from '../../../ui/i18n/locale.ts'
import { h } from '../dom.ts'
import {
  controlOf,
  SPANS,
  type Span,
  saidDay,
  saidNumber,
  saidOptions,
  saidPressure,
  saidSpan,
} from './said-by-controls.ts'

interface ControlProps {
  fields: readonly Field[]
  /** Of the interview, whose words the control says. */
  locale: Locale
  /** The quick replies of the question, of which the control takes the options. */
  replies: readonly string[]
  give: (text: string) => void
  today: string
}

interface Shown {
  element: HTMLElement | null
  /** Quick replies that are still shown as buttons. */
  replies: readonly string[]
}

/** The control of a question's type. */
export function controlFor({ fields, locale, replies, give, today }: ControlProps): Shown {
  const form = (submit: () => string | null, ...children: (Node | string | null)[]) =>
    h(
      'form',
      {
        class: 'control',
        novalidate: true,
        onsubmit: (event: Event) => {
          event.preventDefault()
          const said = submit()
          if (said) give(said)
        },
      },
      ...children,
      h('button', { type: 'submit', class: 'button primary' }, t({ id: 'respond.control.done', message: 'Answer' })),
    )
  const numeric = (label: string, decimal = false) =>
    h('input', {
      class: 'field',
      type: 'text',
      inputmode: decimal ? 'decimal' : 'numeric',
      maxlength: 12,
      autocomplete: 'off',
      'aria-label': label,
    })
  switch (controlOf(fields)) {
    case null:
      return { element: null, replies }
    case 'number': {
      const [field] = fields
      const input = numeric(field?.title ?? '', !field?.integer)
      return { element: form(() => saidNumber(input.value), input, unitOf(field)), replies }
    }
    case 'pressure': {
      const [upper, lower] = [
        numeric(t({ id: 'respond.control.upper', message: 'Upper number' })),
        numeric(t({ id: 'respond.control.lower', message: 'Lower number' })),
      ]
      const said = () => (upper.value.trim() && lower.value.trim() ? saidPressure(upper.value, lower.value) : null)
      return { element: form(said, upper, '/', lower), replies }
    }
    case 'date': {
      const input = h('input', {
        class: 'field',
        type: 'date',
        max: today,
        min: '1900-01-01',
        'aria-label': t({ id: 'respond.control.day', message: 'Day' }),
      })
      return { element: form(() => (input.value ? saidDay(input.value, locale) : null), input), replies }
    }
    case 'span': {
      const input = numeric(t({ id: 'respond.control.many', message: 'How many' }))
      const names: Record<Span, string> = {
        day: t({ id: 'respond.control.days', message: 'days' }),
        week: t({ id: 'respond.control.weeks', message: 'weeks' }),
        month: t({ id: 'respond.control.months', message: 'months' }),
        year: t({ id: 'respond.control.years', message: 'years' }),
      }
      const unit = h(
        'select',
        { class: 'field', 'aria-label': t({ id: 'respond.control.of', message: 'Of what' }) },
        ...SPANS.map(span => h('option', { value: span }, names[span])),
      )
      const said = () => {
        const count = Number(input.value)
        return Number.isInteger(count) && count > 0 && count < 1000 ? saidSpan(count, unit.value as Span, locale) : null
      }
      return { element: form(said, input, unit), replies }
    }
    case 'options': {
      const labels = fields[0]?.options.map(({ label }) => label) ?? []
      const boxes = labels.map(label => ({ label, box: h('input', { type: 'checkbox' }) }))
      const chosen = () => boxes.filter(({ box }) => box.checked).map(({ label }) => label)
      const count = h('span', { class: 'spoken', role: 'status' })
      const element = form(
        () => saidOptions(chosen()) || null,
        h(
          'div',
          {
            class: 'options',
            onchange: () => {
              const size = chosen().length
              count.textContent = t({
                id: 'respond.control.chosen',
                message: plural(size, { one: '# chosen', other: '# chosen' }),
              })
            },
          },
          ...boxes.map(({ label, box }) => h('label', { class: 'option' }, box, h('span', {}, label))),
        ),
        count,
      )
      return { element, replies: replies.filter(reply => !labels.includes(reply)) }
    }
  }
}

const unitOf = (field: Field | undefined) => {
  const unit = field?.property.unit
  return unit ? h('span', { class: 'unit' }, UNITS[unit] ?? unit) : null
}

/** UCUM as people write it; others stand as they are. */
const UNITS: Record<string, string> = { Cel: '°C', 'mm[Hg]': 'mmHg', '/min': '1/min', '/d': '1/d' }
