import type { Change, InsightWords, Side } from './words.ts'

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const side = (of: Side | null) =>
  of === null ? 'in range' : of > 0 ? 'above range' : of < 0 ? 'below range' : 'out of range'
const changed = ({ way, by, percent }: Change) =>
  way === 'same' ? 'no change' : `${way === 'up' ? 'higher' : 'lower'} by ${by}${percent ? ` (${percent}%)` : ''}`

export const EN: InsightWords = {
  positive: 'positive',
  negative: 'negative',
  unnamed: 'unnamed',
  title: (type, day) => {
    const about = {
      general: 'overview',
      biomarkers: 'biomarkers',
      treatment: 'treatment',
      recommendations: 'what to follow up',
      custom: 'own question',
    }
    return `Insight: ${about[type]}, ${day}`
  },
  heads: {
    brief: 'In brief',
    biomarkers: 'Biomarkers',
    treatment: 'Treatment',
    weeks: 'In the same weeks',
    noted: 'What the records say',
    question: 'Question',
    followUp: 'What has no follow-up',
    unused: 'What was left out of the arithmetic',
    model: 'Text of a language model, checked against the records',
    computed: 'Computed from the records',
  },
  basis: (records, from, to) =>
    `From ${plural(records, 'record')}${from === '' ? '' : from === to ? ` of ${from}` : `, ${from} – ${to}`}.`,
  withoutDate: records => `Without a date: ${plural(records, 'record')}.`,
  entered: day => `entered ${day}`,
  missing: records =>
    `${plural(records, 'chosen record')} ${records === 1 ? 'is' : 'are'} no longer there and not used.`,
  labs: (biomarkers, values) => `They hold ${plural(biomarkers, 'biomarker')} with ${plural(values, 'result')}.`,
  outNow: (count, list) => `The last result is out of range for ${plural(count, 'biomarker')}: ${list}.`,
  noneOut: 'Of the last results with a known range none is outside it.',
  inNow: (count, list) => `In range by the last result: ${plural(count, 'biomarker')}: ${list}.`,
  undecidedNow: (count, list) =>
    `The last result cannot be compared with a range for ${plural(count, 'biomarker')}: ${list}.`,
  unconfirmed: (count, all) =>
    `${count} of ${plural(all, 'number')} ${count === 1 ? 'was' : 'were'} read from documents and confirmed by nobody.`,
  unchecked: list => `Values that wait for a check were not used: ${list}.`,
  courses: (count, list) => `${plural(count, 'treatment')}: ${list}.`,
  more: count => `${plural(count, 'more biomarker')} ${count === 1 ? 'is' : 'are'} not part of this insight.`,
  arithmeticOnly: 'This is arithmetic on the records alone: no diagnosis, no advice.',
  standing: (of, range) => (range === '' ? 'it cannot be compared with a range' : `${side(of)} (${range})`),
  named: (name, value, of, day) => `${name} (${value}, ${side(of)}, ${day})`,
  last: (value, day, standing) => `Last: ${value} (${day}), ${standing}.`,
  lastOther: (said, day) => `Last result: ${said} (${day}); it is no number and is not compared with numbers.`,
  previous: (value, day, change) => `Against the previous one (${value}, ${day}): ${changed(change)}.`,
  previousOther: (said, day) => `The previous result, ${said} (${day}), is no number and cannot be compared.`,
  span: (first, firstDay, last, lastDay, change) =>
    `From ${firstDay} to ${lastDay}: from ${first} to ${last}, ${changed(change)}.`,
  extremes: (count, low, lowDay, high, highDay) =>
    `${plural(count, 'number')}: lowest ${low} (${lowDay}), highest ${high} (${highDay}).`,
  outOf: (out, decided, undecided) =>
    `${out} of ${plural(decided, 'result')} with a known range ${out === 1 ? 'is' : 'are'} out of range${undecided > 0 ? `; ${undecided} more without a known range` : ''}.`,
  run: (of, count, from, to, values, back) =>
    `${of > 0 ? 'Above range' : of < 0 ? 'Below range' : 'Out of range'} ${count} times in a row, ${from} to ${to}: ${values}.${back === null ? '' : ` Then in range (${back}).`}`,
  converted: (unit, list) => `Converted into ${unit} (sign ≈): ${list}.`,
  others: list => `No numbers, not compared: ${list}.`,
  undated: list => `Without a full date, not compared: ${list}.`,
  otherUnits: 'Results in other units cannot be converted safely and stand apart.',
  course: (name, details, from, end, isOver) => {
    const until =
      end.kind === 'unknown'
        ? 'no duration given'
        : end.kind === 'open'
          ? `duration “${end.said}”`
          : `duration “${end.said}”, ${isOver ? 'ended' : 'until'} ${end.to}`
    return `“${name}”${details === '' ? '' : `, ${details}`}: prescribed ${from}; ${until}.`
  },
  weeks: (name, value, day, out, courses) =>
    `${name}: on ${day} the result ${out ? 'left its range' : 'came back into its range'} (${value}). Within two weeks of that day ${courses}. The dates coincide; that is no cause.`,
  began: (name, day) => `“${name}” began (${day})`,
  ended: (name, day) => `“${name}” ended (${day})`,
  noWeeks: 'No treatment began or ended within two weeks of a result leaving its range or coming back.',
  noted: (name, day, text) => `“${name}”, ${day}: “${text}”`,
  followOut: (name, value, of, day, days) =>
    `${name}: the last result is ${side(of)} (${value}, ${day}); ${plural(days, 'day')} without a new one since.`,
  followEnded: (name, day) => `“${name}”: by its record it ended on ${day}; there is no later record of it.`,
  followUnchecked: list => `Waiting to be checked against the document: ${list}.`,
  noFollowUp: 'No result out of range without a later one, and no ended treatment without a later record, was found.',
  nothing: 'The chosen records say nothing about this.',
  asked: (names, from) =>
    `The question was read by its words only: ${[names, from === null ? '' : `since ${from}`].filter(Boolean).join('; ')}.`,
  askedNothing: 'No biomarker and no treatment was recognised in the question: everything is shown.',
  withoutModel: {
    unanswered: 'The language model did not answer: this is computed by rules alone.',
    private:
      'Personal data could not be taken out of the question: the language model was not asked, and this is computed by rules alone.',
  },
  held: count =>
    `${plural(count, 'sentence')} of the model ${count === 1 ? 'was' : 'were'} removed: the records do not say so.`,
}
