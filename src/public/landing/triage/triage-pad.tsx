import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/entities/user.ts'
import { ACVPU_NAMES, UNIT_TEXTS } from '../../../domain/triage/texts/vital-texts.ts'
import { ACVPU_LEVELS, VITAL_MEASURES } from '../../../domain/triage/vitals.ts'
import { useProductWords } from '../words.ts'
import { EXAMPLE, type NUMBERS } from './example.ts'
import { padResult, type TileId } from './pad-result.ts'

const SHAPES = { normal: '', warning: '▲', critical: '◆' } as const

/** The product's triage with an example in its fields, scored at build; the island scores what is typed. */
export function TriagePad() {
  const { t, i18n } = useLingui()
  const word = useProductWords()
  const locale = i18n.locale as Locale
  const words = {
    atLeast: word('triage.atLeast', 'name'),
    undetermined: word('triage.undetermined'),
    nothing: word('triage.undetermined.text'),
  }
  const result = padResult(EXAMPLE, locale, words)
  const name = (id: string) => word(`triage.vital.${id}`)
  const input = (id: (typeof NUMBERS)[number]) => (
    <label>
      <span className="spoken">{name(id)}</span>
      <input name={id} inputMode="decimal" autoComplete="off" maxLength={5} defaultValue={EXAMPLE[id]} />
    </label>
  )
  const measured = (id: (typeof NUMBERS)[number]) => (
    <>
      {input(id)}
      <small>{UNIT_TEXTS[VITAL_MEASURES[id].unit][locale]}</small>
    </>
  )
  const tile = (id: TileId, name: string, children: ReactNode) => {
    const band = result.bands[id]
    return (
      <div className="tile" data-tile={id} data-band={band ?? 'none'}>
        <span className="tile-name" aria-hidden="true">
          {name}
        </span>
        <span className="tile-line">
          {children}
          <span className="tile-mark" data-part="mark">
            <span aria-hidden="true">{band ? SHAPES[band] : ''}</span>
            <span className="spoken">{band && band !== 'normal' ? word(`triage.band.${band}`) : ''}</span>
          </span>
        </span>
      </div>
    )
  }
  return (
    <form className="card pad" data-island="triage" aria-label={t({ id: 'landing.pad', message: 'Try the triage' })}>
      <div className="pad-result" data-part="result" data-tone={result.tone} role="status">
        <strong data-part="category">{result.category}</strong>
        <span data-part="reasons">{result.reasons}</span>
      </div>
      <div className="tiles">
        {tile('HR', name('HR'), measured('HR'))}
        {tile('RR', name('RR'), measured('RR'))}
        {tile('SpO2', name('SpO2'), measured('SpO2'))}
        {tile(
          'BP',
          name('BP'),
          <>
            {input('SBP')}
            <span aria-hidden="true">/</span>
            {input('DBP')}
          </>,
        )}
        {tile(
          'CNS',
          name('CNS'),
          <label>
            <span className="spoken">{name('CNS')}</span>
            <select name="ACVPU" defaultValue={EXAMPLE.ACVPU}>
              <option value="">—</option>
              {ACVPU_LEVELS.map(level => (
                <option key={level} value={level}>
                  {ACVPU_NAMES[level][locale]}
                </option>
              ))}
            </select>
          </label>,
        )}
        {tile('Temp', name('Temp'), measured('Temp'))}
        <label className="tile plain">
          <span className="tile-name">{word('triage.oxygen.legend')}</span>
          <select name="oxygen" defaultValue={EXAMPLE.oxygen}>
            <option value="">—</option>
            <option value="air">{word('triage.air')}</option>
            <option value="oxygen">{word('triage.oxygen')}</option>
          </select>
        </label>
        <label className="tile plain">
          <span className="tile-name">{t({ id: 'landing.pad.age', message: 'Age, years' })}</span>
          <input name="age" inputMode="numeric" autoComplete="off" maxLength={3} defaultValue={EXAMPLE.age} />
        </label>
        <label className="tile plain check">
          <input type="checkbox" name="pregnant" />
          <span>{t({ id: 'landing.pad.pregnant', message: 'Pregnancy' })}</span>
        </label>
      </div>
      <ul className="pad-advice" data-part="advice">
        {result.advice.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="pad-foot">
        <span className="stamp">{word('triage.stamp')}</span>
        <span data-part="controls" hidden>
          <button type="button" className="button small-button" data-do="clear">
            {t({ id: 'landing.pad.clear', message: 'Clear' })}
          </button>
          <button type="button" className="button small-button" data-do="example">
            {t({ id: 'landing.pad.example', message: 'Example' })}
          </button>
        </span>
      </div>
      <noscript>
        <p className="small">
          {t({
            id: 'landing.pad.noscript',
            message: 'This is an example. To score your own numbers, JavaScript must be switched on.',
          })}
        </p>
      </noscript>
      <div hidden data-words="triage">
        <span data-word="atLeast">{words.atLeast}</span>
        <span data-word="undetermined">{words.undetermined}</span>
        <span data-word="nothing">{words.nothing}</span>
        <span data-word="warning">{word('triage.band.warning')}</span>
        <span data-word="critical">{word('triage.band.critical')}</span>
      </div>
    </form>
  )
}
