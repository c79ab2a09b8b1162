import type { DemoHistory } from './history-texts.ts'

const always = 'Постоянно'

export const russianHistory: DemoHistory = {
  decimalComma: true,
  laboratory: 'Лаборатория «Инвитек», Казань',
  patient: {
    name: 'Пример: Андреева Марина Павловна',
    data: {
      nickname: 'Пример',
      gender: 'female',
      dateOfBirth: '1966-03-14',
      recentVitalSigns: { height: 164, weight: 76, bloodPressure: '128/78', bloodGroup: 'A(II) Rh+' },
      description: 'Вымышленный человек: диабет 2 типа, гипертония и щитовидная железа за десять лет.',
    },
  },
  markers: {
    hemoglobin: { name: 'Гемоглобин', short: 'гемоглобин', unit: 'г/л' },
    glucose: { name: 'Глюкоза', short: 'глюкоза', unit: 'ммоль/л' },
    hba1c: { name: 'Гликированный гемоглобин (HbA1c)', short: 'HbA1c', unit: '%' },
    cholesterol_total: { name: 'Холестерин общий', short: 'общий холестерин', unit: 'ммоль/л' },
    cholesterol_ldl: { name: 'Холестерин ЛПНП', short: 'ЛПНП', unit: 'ммоль/л' },
    cholesterol_hdl: { name: 'Холестерин ЛПВП', short: 'ЛПВП', unit: 'ммоль/л' },
    triglycerides: { name: 'Триглицериды', short: 'триглицериды', unit: 'ммоль/л' },
    creatinine: { name: 'Креатинин', short: 'креатинин', unit: 'мкмоль/л' },
    alt: { name: 'АЛТ', short: 'АЛТ', unit: 'Ед/л' },
    potassium: { name: 'Калий', short: 'калий', unit: 'ммоль/л' },
    tsh: { name: 'ТТГ', short: 'ТТГ', unit: 'мМЕ/л' },
    vitamin_d_25oh: { name: '25-OH витамин D', short: 'витамин D', unit: 'нг/мл' },
  },
  report: {
    name: 'Анализ крови',
    above: names => `Выше нормы: ${names}.`,
    below: names => `Ниже нормы: ${names}.`,
    within: 'Все показатели в пределах нормы.',
  },
  records: [
    {
      name: 'УЗИ органов брюшной полости',
      recordType: 'imaging',
      daysAgo: 3602,
      report: {
        summary: 'Признаки жировой болезни печени, в остальном без особенностей.',
        study: { type: 'УЗИ' },
        findings: { description: 'Печень немного увеличена, эхогенность повышена. Желчный пузырь без камней.' },
        conclusion: { text: 'Стеатоз печени.' },
        healthCareProvider: { name: 'Поликлиника № 7' },
      },
    },
    {
      name: 'Эндокринолог: первый приём',
      recordType: 'conclusions',
      daysAgo: 2919,
      report: {
        summary: 'Сахарный диабет 2 типа, выявлен впервые.',
        findings: { description: 'HbA1c 7,4 %, глюкоза натощак 8,2 ммоль/л. Вес 88 кг, рост 164 см.' },
        conclusion: { text: 'Метформин, питание, ходьба по полчаса в день. HbA1c через полгода.' },
        healthCareProvider: { name: 'Эндокринологический центр' },
      },
    },
    {
      name: 'Диабет: метформин',
      recordType: 'treatment',
      daysAgo: 2918,
      report: {
        summary: 'Метформин с постепенным увеличением дозы.',
        reasons: 'HbA1c 7,4 %.',
        prescriptions: [
          { medication: 'Метформин', dosage: '500 мг', frequency: '2 раза в день', duration: '2 недели', notes: '' },
          {
            medication: 'Метформин',
            dosage: '1000 мг',
            frequency: '2 раза в день',
            duration: always,
            notes: 'С едой.',
          },
        ],
        procedures: [],
        doctor: 'Галеева Р. И., эндокринолог',
      },
    },
    {
      name: 'Витамин D',
      recordType: 'treatment',
      daysAgo: 2550,
      report: {
        summary: 'Колекальциферол до нормального уровня, затем поддерживающая доза.',
        reasons: '25-OH витамин D 16 нг/мл.',
        prescriptions: [
          {
            medication: 'Колекальциферол',
            dosage: '4000 МЕ',
            frequency: '1 раз в день',
            duration: '3 месяца',
            notes: 'Затем 1000 МЕ.',
          },
        ],
        procedures: [],
        doctor: 'Сафина Р. Х., терапевт',
      },
    },
    {
      name: 'Суточное мониторирование давления',
      recordType: 'diagnostics',
      daysAgo: 2482,
      report: {
        summary: 'Днём в среднем 148/92, ночью 131/80.',
        study: { type: 'СМАД' },
        findings: { description: 'Нагрузка давлением днём 71 %. Ночное снижение достаточное.' },
        conclusion: { text: 'Артериальная гипертензия 1 степени.' },
      },
    },
    {
      name: 'Гипертония: лозартан',
      recordType: 'treatment',
      daysAgo: 2476,
      report: {
        summary: 'Лозартан, дневник давления.',
        reasons: 'Среднее дневное давление 148/92.',
        prescriptions: [{ medication: 'Лозартан', dosage: '50 мг', frequency: 'Утром', duration: always, notes: '' }],
        procedures: [],
        doctor: 'Сафина Р. Х., терапевт',
      },
    },
    {
      name: 'Холестерин: аторвастатин',
      recordType: 'treatment',
      daysAgo: 2368,
      report: {
        summary: 'Статин: диабет, гипертония и ЛПНП 4,3 ммоль/л.',
        reasons: 'Высокий риск болезней сердца.',
        prescriptions: [
          { medication: 'Аторвастатин', dosage: '20 мг', frequency: 'Вечером', duration: always, notes: '' },
        ],
        procedures: [],
        doctor: 'Сафина Р. Х., терапевт',
      },
    },
    {
      name: 'Офтальмолог: глазное дно',
      recordType: 'conclusions',
      daysAgo: 1812,
      report: {
        summary: 'Диабетической ретинопатии нет.',
        findings: { description: 'Глазное дно с расширением зрачков: сосуды и макула без изменений.' },
        conclusion: { text: 'Осмотр раз в год.' },
        healthCareProvider: { name: 'Глазная клиника «Ясный взгляд»' },
      },
    },
    {
      name: 'Почти не хожу',
      recordType: 'healthLog',
      daysAgo: 1492,
      tags: ['activity'],
      report: { description: 'Работаю из дома, за день тысяча шагов. Вес снова 86. Сахар утром бывает 9.' },
    },
    {
      name: 'Диабет: добавлен эмпаглифлозин',
      recordType: 'treatment',
      daysAgo: 1466,
      report: {
        summary: 'Метформин без изменений, добавлен эмпаглифлозин.',
        reasons: 'HbA1c 8,1 %.',
        prescriptions: [
          {
            medication: 'Метформин',
            dosage: '1000 мг',
            frequency: '2 раза в день',
            duration: always,
            notes: 'С едой.',
          },
          { medication: 'Эмпаглифлозин', dosage: '10 мг', frequency: 'Утром', duration: always, notes: 'Больше пить.' },
        ],
        procedures: [],
        doctor: 'Галеева Р. И., эндокринолог',
      },
    },
    {
      name: 'Минус семь килограммов',
      recordType: 'healthLog',
      daysAgo: 1210,
      tags: ['activity'],
      report: { description: 'Хожу пешком до работы и обратно. Вес 79, одышки на лестнице нет.' },
    },
    {
      name: 'УЗИ щитовидной железы',
      recordType: 'imaging',
      daysAgo: 934,
      report: {
        summary: 'Признаки аутоиммунного тиреоидита, узлов нет.',
        study: { type: 'УЗИ' },
        findings: { description: 'Объём 9,8 мл, структура неоднородная, эхогенность снижена.' },
        conclusion: { text: 'Картина аутоиммунного тиреоидита.' },
      },
    },
    {
      name: 'Щитовидная железа: левотироксин',
      recordType: 'treatment',
      daysAgo: 926,
      report: {
        summary: 'Левотироксин, ТТГ через три месяца.',
        reasons: 'ТТГ 6,8 мМЕ/л, слабость, сухая кожа.',
        prescriptions: [
          {
            medication: 'Левотироксин',
            dosage: '50 мкг',
            frequency: 'Утром натощак',
            duration: always,
            notes: 'За полчаса до завтрака.',
          },
        ],
        procedures: [],
        doctor: 'Галеева Р. И., эндокринолог',
      },
    },
    {
      name: 'ЭКГ в покое',
      recordType: 'diagnostics',
      daysAgo: 702,
      report: {
        summary: 'Ритм синусовый, отклонений нет.',
        study: { type: 'ЭКГ' },
        findings: { description: 'ЧСС 72 в минуту, интервалы PQ 158 мс, QT 392 мс.' },
        conclusion: { text: 'Вариант нормы.' },
      },
    },
    {
      name: 'Офтальмолог: ежегодный осмотр',
      recordType: 'conclusions',
      daysAgo: 362,
      report: {
        summary: 'Диабетической ретинопатии нет.',
        findings: { description: 'Начальное помутнение хрусталика правого глаза, на зрение не влияет.' },
        conclusion: { text: 'Осмотр через год.' },
        healthCareProvider: { name: 'Глазная клиника «Ясный взгляд»' },
      },
    },
    {
      name: 'Давление дома',
      recordType: 'healthLog',
      daysAgo: 96,
      tags: ['condition'],
      report: { description: 'Неделя измерений утром: от 122/74 до 131/82. Лозартан не пропускаю.' },
    },
    {
      name: 'Хожу каждый день',
      recordType: 'healthLog',
      daysAgo: 14,
      tags: ['activity'],
      report: { description: 'Третий месяц по семь тысяч шагов. Вес 76.' },
    },
  ],
}
