import type { Change, InsightWords, Side } from './words.ts'

/** «1 запись, 2 записи, 5 записей». */
function plural(count: number, one: string, few: string, many: string): string {
  const [ten, hundred] = [count % 10, count % 100]
  if (ten === 1 && hundred !== 11) return `${count} ${one}`
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? `${count} ${few}` : `${count} ${many}`
}
/** «у 1 показателя, у 2 показателей». */
const ofMany = (count: number, one: string, many: string) =>
  `${count} ${count % 10 === 1 && count % 100 !== 11 ? one : many}`

const side = (of: Side | null) =>
  of === null ? 'в норме' : of > 0 ? 'выше нормы' : of < 0 ? 'ниже нормы' : 'вне нормы'
const changed = ({ way, by, percent }: Change) =>
  way === 'same' ? 'без изменений' : `${way === 'up' ? 'выше' : 'ниже'} на ${by}${percent ? ` (${percent} %)` : ''}`

export const RU: InsightWords = {
  positive: 'положительно',
  negative: 'отрицательно',
  unnamed: 'без названия',
  title: (type, day) => {
    const about = {
      general: 'общий',
      biomarkers: 'показатели',
      treatment: 'лечение',
      recommendations: 'что проверить',
      custom: 'свой вопрос',
    }
    return `Вывод: ${about[type]}, ${day}`
  },
  heads: {
    brief: 'Коротко',
    biomarkers: 'Показатели',
    treatment: 'Лечение',
    weeks: 'В те же недели',
    noted: 'Что сказано в записях',
    question: 'Вопрос',
    followUp: 'Что осталось без продолжения',
    unused: 'Что не вошло в расчёт',
    model: 'Текст языковой модели, проверенный по записям',
    computed: 'Вычислено по записям',
  },
  basis: (records, from, to) =>
    `По ${ofMany(records, 'записи', 'записям')}${from === '' ? '' : from === to ? ` от ${from}` : `, ${from} – ${to}`}.`,
  withoutDate: records => `Без даты: ${plural(records, 'запись', 'записи', 'записей')}.`,
  entered: day => `внесено ${day}`,
  missing: records =>
    `${plural(records, 'выбранной записи', 'выбранных записей', 'выбранных записей')} уже нет: ${records === 1 ? 'она не вошла' : 'они не вошли'}.`,
  labs: (biomarkers, values) =>
    `В них ${plural(biomarkers, 'показатель', 'показателя', 'показателей')}, ${plural(values, 'результат', 'результата', 'результатов')}.`,
  outNow: (count, list) => `Последний результат вне нормы у ${ofMany(count, 'показателя', 'показателей')}: ${list}.`,
  noneOut: 'Среди последних результатов с известной нормой нет ни одного вне нормы.',
  inNow: (count, list) =>
    `В норме по последнему результату ${plural(count, 'показатель', 'показателя', 'показателей')}: ${list}.`,
  undecidedNow: (count, list) =>
    `Сравнить последний результат с нормой нельзя у ${ofMany(count, 'показателя', 'показателей')}: ${list}.`,
  unconfirmed: (count, all) =>
    `${plural(count, 'число', 'числа', 'чисел')} из ${all} ${count % 10 === 1 && count % 100 !== 11 ? 'прочитано' : 'прочитаны'} с документов и никем не ${count % 10 === 1 && count % 100 !== 11 ? 'подтверждено' : 'подтверждены'}.`,
  unchecked: list => `Не использованы значения, которые ждут проверки: ${list}.`,
  courses: (count, list) => `${plural(count, 'назначение', 'назначения', 'назначений')}: ${list}.`,
  more: count =>
    `Ещё ${plural(count, 'показатель', 'показателя', 'показателей')} в этот вывод не ${count % 10 === 1 && count % 100 !== 11 ? 'вошёл' : 'вошли'}.`,
  arithmeticOnly: 'Здесь только арифметика по записям: ни диагнозов, ни советов.',
  standing: (of, range) => (range === '' ? 'с нормой не сравнить' : `${side(of)} (${range})`),
  named: (name, value, of, day) => `${name} (${value}, ${side(of)}, ${day})`,
  last: (value, day, standing) => `Последнее: ${value} (${day}), ${standing}.`,
  lastOther: (said, day) => `Последний результат: ${said} (${day}); это не число, с числами он не сравнивается.`,
  previous: (value, day, change) => `По сравнению с предыдущим (${value}, ${day}): ${changed(change)}.`,
  previousOther: (said, day) => `Предыдущий результат — ${said} (${day}), не число: сравнить с ним нельзя.`,
  span: (first, firstDay, last, lastDay, change) =>
    `С ${firstDay} по ${lastDay}: было ${first}, стало ${last}, ${changed(change)}.`,
  extremes: (count, low, lowDay, high, highDay) =>
    `${plural(count, 'число', 'числа', 'чисел')}: наименьшее ${low} (${lowDay}), наибольшее ${high} (${highDay}).`,
  outOf: (out, decided, undecided) =>
    `Вне нормы ${out} из ${ofMany(decided, 'результата', 'результатов')} с известной нормой${undecided > 0 ? `; ещё у ${undecided} норма неизвестна` : ''}.`,
  run: (of, count, from, to, values, back) =>
    `${of > 0 ? 'Выше нормы' : of < 0 ? 'Ниже нормы' : 'Вне нормы'} ${plural(count, 'раз', 'раза', 'раз')} подряд, с ${from} по ${to}: ${values}.${back === null ? '' : ` Затем в норме (${back}).`}`,
  converted: (unit, list) => `Пересчитано в ${unit} (знак ≈): ${list}.`,
  others: list => `Не числа, в сравнение не вошли: ${list}.`,
  undated: list => `Без полной даты, в сравнение не вошли: ${list}.`,
  otherUnits: 'Результаты в других единицах нельзя надёжно пересчитать: они стоят отдельно.',
  course: (name, details, from, end, isOver) => {
    const until =
      end.kind === 'unknown'
        ? 'срок не указан'
        : end.kind === 'open'
          ? `срок «${end.said}»`
          : `срок «${end.said}», ${isOver ? 'закончился' : 'до'} ${end.to}`
    return `«${name}»${details === '' ? '' : `, ${details}`}: назначено ${from}; ${until}.`
  },
  weeks: (name, value, day, out, courses) =>
    `${name}: ${day} результат ${out ? 'вышел за норму' : 'вернулся в норму'} (${value}). Не дальше двух недель от этого дня ${courses}. Это совпадение дат, не причина.`,
  began: (name, day) => `начато «${name}» (${day})`,
  ended: (name, day) => `закончилось «${name}» (${day})`,
  noWeeks: 'Назначений, начатых или законченных не дальше двух недель от выхода показателя за норму или возврата, нет.',
  noted: (name, day, text) => `«${name}», ${day}: «${text}»`,
  followOut: (name, value, of, day, days) =>
    `${name}: последний результат ${side(of)} (${value}, ${day}); с тех пор ${plural(days, 'день', 'дня', 'дней')} без нового.`,
  followEnded: (name, day) => `«${name}»: срок по записи закончился ${day}, более поздней записи о нём нет.`,
  followUnchecked: list => `Ждут проверки по документу: ${list}.`,
  noFollowUp: 'Результатов вне нормы без повторного и законченных назначений без новой записи не найдено.',
  nothing: 'В выбранных записях об этом ничего нет.',
  asked: (names, from) =>
    `Вопрос прочитан только по словам: ${[names, from === null ? '' : `с ${from}`].filter(Boolean).join('; ')}.`,
  askedNothing: 'В вопросе не узнан ни один показатель и ни одно назначение: показано всё.',
  withoutModel: {
    unanswered: 'Языковая модель не ответила: всё здесь получено только по правилам.',
    private:
      'Личные данные не удалось убрать из вопроса, поэтому языковую модель не спрашивали: всё здесь получено только по правилам.',
  },
  held: count =>
    `${plural(count, 'предложение', 'предложения', 'предложений')} модели ${count % 10 === 1 && count % 100 !== 11 ? 'убрано' : 'убраны'}: в записях этого нет.`,
}
