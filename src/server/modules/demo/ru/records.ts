import type { DemoLabs, DemoRecord } from '../demo-texts.ts'

export const labs: DemoLabs = {
  decimalComma: true,
  laboratory: 'Лаборатория «Инвитек», Казань',
  markers: {
    hemoglobin: { name: 'Гемоглобин', unit: 'г/л' },
    ferritin: { name: 'Ферритин', unit: 'мкг/л' },
    mcv: { name: 'Средний объём эритроцита (MCV)', unit: 'фл' },
    glucose: { name: 'Глюкоза', unit: 'ммоль/л' },
    cholesterol_total: { name: 'Холестерин общий', unit: 'ммоль/л' },
    cholesterol_ldl: { name: 'Холестерин ЛПНП', unit: 'ммоль/л' },
    vitamin_d_25oh: { name: '25-OH витамин D', unit: 'нг/мл' },
    tsh: { name: 'ТТГ', unit: 'мМЕ/л' },
    crp: { name: 'С-реактивный белок', unit: 'мг/л' },
  },
  reports: [
    {
      name: 'Анализ крови: первый',
      summary: 'Гемоглобин и ферритин снижены, эритроциты маленькие. Витамин D низкий, холестерин выше нормы.',
      conclusion: 'Железодефицитная анемия лёгкой степени. Дефицит витамина D.',
    },
    {
      name: 'Анализ крови: через пять месяцев лечения',
      summary: 'Гемоглобин в норме, запас железа ещё мал. Витамин D растёт, холестерин по-прежнему выше нормы.',
      conclusion: 'Ответ на лечение железом хороший. Приём продолжить ещё три месяца.',
    },
    {
      name: 'Анализ крови: конец лечения железом',
      summary:
        'Гемоглобин, ферритин и витамин D в норме. Общий холестерин чуть выше нормы, С-реактивный белок немного повышен на фоне простуды.',
      conclusion: 'Анемии нет, железо можно отменить. С-реактивный белок повторить после выздоровления.',
    },
    {
      name: 'Анализ крови: через пять месяцев после отмены железа',
      summary: 'Все показатели в пределах нормы, запас железа держится.',
      conclusion: 'Отклонений нет. Следующий контроль через полгода.',
    },
  ],
}

export const familyRecords: readonly DemoRecord[] = [
  {
    patient: 'self',
    name: 'УЗИ щитовидной железы',
    recordType: 'imaging',
    daysAgo: 388,
    report: {
      summary: 'Размеры и строение железы обычные.',
      study: { type: 'УЗИ' },
      findings: {
        description: 'Объём 12,4 мл. Контуры ровные, эхогенность обычная. Узлов нет. Лимфоузлы шеи не увеличены.',
      },
      conclusion: { text: 'Патологии не выявлено.' },
      healthCareProvider: { name: 'Поликлиника № 7' },
    },
  },
  {
    patient: 'self',
    name: 'Лечение железодефицита',
    recordType: 'treatment',
    daysAgo: 396,
    report: {
      summary: 'Препарат железа до нормального ферритина и витамин D.',
      reasons: 'Гемоглобин 104 г/л, ферритин 6 мкг/л, обильные менструации.',
      prescriptions: [
        {
          medication: 'Железа сульфат',
          dosage: '100 мг железа',
          frequency: '1 раз в день',
          duration: '8 месяцев',
          notes: 'За час до еды, не вместе с чаем и молоком.',
        },
        {
          medication: 'Колекальциферол',
          dosage: '4000 МЕ',
          frequency: '1 раз в день',
          duration: '3 месяца',
          notes: 'Затем 1000 МЕ.',
        },
      ],
      procedures: [],
      doctor: 'Гарипова Л. М., терапевт',
    },
  },
  {
    patient: 'self',
    name: 'ЭКГ в покое',
    recordType: 'diagnostics',
    daysAgo: 95,
    report: {
      summary: 'Ритм синусовый, отклонений нет.',
      study: { type: 'ЭКГ' },
      findings: { description: 'ЧСС 68 в минуту, интервалы PQ 152 мс, QT 386 мс.' },
      conclusion: { text: 'Вариант нормы.' },
    },
  },
  {
    patient: 'self',
    name: 'Сплю лучше',
    recordType: 'healthLog',
    daysAgo: 34,
    tags: ['sleep'],
    report: { description: 'Третью неделю ложусь до одиннадцати. Просыпаюсь без будильника, днём не хочется спать.' },
  },
  {
    patient: 'self',
    name: 'Пробежка 4 км',
    recordType: 'healthLog',
    daysAgo: 6,
    tags: ['exercise', 'activity'],
    report: { description: 'Без остановок, 27 минут. Год назад задыхалась на втором этаже.' },
  },
  {
    patient: 'self',
    name: 'Железо и самочувствие за год',
    recordType: 'insight',
    daysAgo: 11,
    report: {
      summary: 'Гемоглобин вырос со 104 до 131 г/л, ферритин с 6 до 41 мкг/л.',
      content:
        'За тринадцать месяцев четыре анализа. Гемоглобин: 104, 121, 133, 131 г/л. Ферритин: 6, 19, 46, 41 мкг/л. ' +
        'Через пять месяцев после отмены железа оба показателя немного ниже и в пределах нормы.',
      recommendations: 'Повторить гемоглобин и ферритин через полгода. Новое лечение обсудить с врачом.',
    },
  },
  {
    patient: 'son',
    name: 'Прививка от гриппа',
    recordType: 'healthLog',
    daysAgo: 51,
    tags: ['vaccination'],
    report: { description: 'В школе, вечером температура 37,2, утром всё прошло.' },
  },
  {
    patient: 'son',
    name: 'Аллерголог, заключение',
    recordType: 'conclusions',
    daysAgo: 212,
    tags: ['allergy'],
    report: {
      summary: 'Поллиноз, чувствительность к пыльце берёзы.',
      findings: { description: 'Кожные пробы: берёза +++, злаки отрицательно, клещ отрицательно.' },
      conclusion: {
        text: 'Начинать антигистаминный препарат за две недели до цветения. Окна в апреле и мае закрывать.',
      },
      healthCareProvider: { name: 'Детская клиника «Росток»' },
    },
  },
  {
    patient: 'mother',
    name: 'Лечение гипертонии',
    recordType: 'treatment',
    daysAgo: 143,
    report: {
      summary: 'Давление дома 130–138 на 80–84.',
      reasons: 'Артериальная гипертензия 2 степени.',
      prescriptions: [
        { medication: 'Лозартан', dosage: '50 мг', frequency: 'Утром', duration: 'Постоянно', notes: '' },
        {
          medication: 'Амлодипин',
          dosage: '5 мг',
          frequency: 'Вечером',
          duration: 'Постоянно',
          notes: 'Следить за отёками.',
        },
      ],
      procedures: [
        {
          name: 'Лечебная физкультура для колена',
          duration: '30 минут',
          frequency: '3 раза в неделю',
          notes: '10 занятий.',
        },
      ],
      doctor: 'Сафина Р. Х., кардиолог',
    },
  },
]
