import type { ReadyTemplate } from './ready-template.ts'

export const templates: readonly ReadyTemplate[] = [
  {
    id: 'previsit',
    title: 'Перед приёмом терапевта',
    data: {
      description: 'Несколько вопросов до приёма, пять минут. Ответы увидит только ваш врач.',
      goals: ['Что беспокоит и с какого времени', 'Насколько мешает и куда идёт', 'Аллергия, курение, давление'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Жалоба и начало',
          properties: ['mainComplaint', 'onset', 'severity', 'course'],
        },
        {
          id: 'c2',
          title: 'Температура',
          properties: ['fever', 'maxTemperature'],
        },
        {
          id: 'c3',
          title: 'Аллергия на лекарства',
          properties: ['drugAllergies'],
        },
        {
          id: 'c4',
          title: 'Курение',
          properties: ['smoking', 'cigarettesPerDay'],
        },
        {
          id: 'c5',
          title: 'Давление дома',
          properties: ['homeBP'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          mainComplaint: {
            type: 'string',
            title: 'Главная жалоба',
            description: 'Что вас беспокоит больше всего?',
          },
          onset: {
            type: 'string',
            title: 'Начало',
            description: 'Когда это началось?',
            format: 'partial-date',
            pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
          },
          severity: {
            type: 'integer',
            title: 'Насколько мешает',
            description: 'Насколько сильно это мешает сейчас, от 0 до 10?',
            minimum: 0,
            maximum: 10,
          },
          course: {
            type: 'string',
            title: 'Динамика',
            description: 'Становится лучше, хуже или без изменений?',
            enum: ['better', 'same', 'worse'],
            enumTitles: ['Лучше', 'Без изменений', 'Хуже'],
          },
          fever: {
            type: 'boolean',
            title: 'Температура 38 и выше',
            description: 'Была ли за последнюю неделю температура 38 или выше?',
          },
          maxTemperature: {
            type: 'number',
            title: 'Самая высокая температура',
            unit: 'Cel',
            minimum: 34,
            maximum: 43,
            askIf: {
              fever: [true],
            },
          },
          drugAllergies: {
            type: 'array',
            title: 'Аллергия на лекарства',
            description: 'На какие лекарства у вас была аллергия?',
            items: {
              type: 'string',
            },
          },
          smoking: {
            type: 'string',
            title: 'Курение',
            description: 'Вы курите, курили раньше или никогда не курили?',
            enum: ['never', 'former', 'current'],
            enumTitles: ['Никогда не курил(а)', 'Курил(а) раньше', 'Курю сейчас'],
          },
          cigarettesPerDay: {
            type: 'integer',
            title: 'Сигарет в день',
            description: 'Сколько сигарет в день?',
            unit: '/d',
            minimum: 0,
            maximum: 100,
            askIf: {
              smoking: ['current'],
            },
          },
          homeBP: {
            type: 'object',
            title: 'Давление дома',
            description: 'Какое было последнее давление дома?',
            properties: {
              systolic: {
                type: 'integer',
                title: 'Верхнее давление',
                unit: 'mm[Hg]',
                minimum: 60,
                maximum: 280,
              },
              diastolic: {
                type: 'integer',
                title: 'Нижнее давление',
                unit: 'mm[Hg]',
                minimum: 30,
                maximum: 180,
              },
            },
          },
        },
        required: ['mainComplaint', 'onset', 'severity', 'fever', 'drugAllergies'],
      },
    },
  },
  {
    id: 'pain',
    title: 'Хроническая боль',
    data: {
      description: 'Расскажите о боли, чтобы на приёме осталось время на главное.',
      goals: ['Где, как давно и насколько сильно болит', 'Как часто и что облегчает', 'Сколько обезболивающих'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Где и как давно',
          properties: ['sites', 'painDuration'],
        },
        {
          id: 'c2',
          title: 'Сила боли',
          properties: ['painNow', 'painWorst', 'daysPerMonth', 'quality'],
        },
        {
          id: 'c3',
          title: 'Тревожные признаки',
          properties: ['nightPain', 'bladder'],
          redFlagIf: {
            bladder: [true],
          },
        },
        {
          id: 'c4',
          title: 'Обезболивающие',
          properties: ['painkillerDays', 'helps'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          sites: {
            type: 'array',
            title: 'Где болит',
            description: 'Где болит? Можно назвать несколько мест.',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['head', 'neck', 'shoulder', 'back', 'hip', 'knee', 'belly'],
              enumTitles: ['Голова', 'Шея', 'Плечо', 'Спина или поясница', 'Тазобедренный сустав', 'Колено', 'Живот'],
            },
          },
          painDuration: {
            type: 'string',
            title: 'Давность боли',
            description: 'Как давно болит?',
            format: 'duration',
          },
          painNow: {
            type: 'integer',
            title: 'Боль сейчас',
            description: 'Насколько сильно болит прямо сейчас, от 0 до 10?',
            minimum: 0,
            maximum: 10,
          },
          painWorst: {
            type: 'integer',
            title: 'Худшая боль за неделю',
            description: 'А в худший день за последнюю неделю, от 0 до 10?',
            minimum: 0,
            maximum: 10,
          },
          daysPerMonth: {
            type: 'integer',
            title: 'Дней с болью в месяц',
            description: 'Сколько дней в месяц болит?',
            unit: 'd/mo',
            minimum: 0,
            maximum: 31,
          },
          quality: {
            type: 'array',
            title: 'Характер боли',
            description: 'Какая это боль?',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['aching', 'burning', 'stabbing', 'electric', 'cramping'],
              enumTitles: ['Ноющая', 'Жгучая', 'Стреляющая или колющая', 'Как удар током', 'Схватками'],
            },
          },
          nightPain: {
            type: 'boolean',
            title: 'Боль будит ночью',
            description: 'Просыпаетесь ли вы ночью от боли?',
          },
          bladder: {
            type: 'boolean',
            title: 'Мочеиспускание',
            description: 'Стало ли трудно удерживать мочу или начать мочиться?',
          },
          painkillerDays: {
            type: 'integer',
            title: 'Дней с обезболивающими в месяц',
            unit: 'd/mo',
            minimum: 0,
            maximum: 31,
          },
          helps: {
            type: 'string',
            title: 'Что облегчает',
            description: 'Что облегчает боль?',
          },
        },
        required: ['sites', 'painDuration', 'painNow', 'bladder'],
      },
    },
  },
  {
    id: 'meds',
    title: 'Ревизия лекарств',
    data: {
      description: 'Проверим список лекарств перед приёмом. Возьмите упаковки, если они рядом.',
      goals: ['Что принимает на самом деле', 'Пропуски и кто следит', 'Побочные действия и анализы'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Возраст и вес',
          properties: ['age', 'weight'],
        },
        {
          id: 'c2',
          title: 'Список лекарств',
          properties: ['medicines', 'otc'],
        },
        {
          id: 'c3',
          title: 'Пропуски',
          properties: ['missedDoses', 'manager'],
        },
        {
          id: 'c4',
          title: 'Разжижающие кровь',
          properties: ['bloodThinner'],
        },
        {
          id: 'c5',
          title: 'Побочные действия и анализы',
          properties: ['sideEffects', 'lastBloodTest'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          age: {
            type: 'integer',
            title: 'Возраст',
            description: 'Сколько вам полных лет?',
            unit: 'a',
            minimum: 18,
            maximum: 120,
          },
          weight: {
            type: 'number',
            title: 'Вес',
            unit: 'kg',
            minimum: 25,
            maximum: 300,
          },
          medicines: {
            type: 'array',
            title: 'Лекарства по назначению',
            description: 'Какие лекарства по назначению вы принимаете? Название, доза, сколько раз в день.',
            items: {
              type: 'string',
            },
          },
          missedDoses: {
            type: 'integer',
            title: 'Пропуски в неделю',
            description: 'Сколько раз в неделю вы пропускаете приём лекарства?',
            unit: '/wk',
            minimum: 0,
            maximum: 50,
          },
          manager: {
            type: 'string',
            title: 'Кто следит за лекарствами',
            description: 'Кто следит за приёмом лекарств?',
            enum: ['Я сам(а)', 'Родственник', 'Медсестра или сиделка'],
          },
          otc: {
            type: 'array',
            title: 'Без рецепта',
            description: 'Что из этого вы принимаете без рецепта?',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['Обезболивающие', 'Витамины и добавки', 'Травы', 'Снотворные', 'Капли в нос'],
            },
          },
          bloodThinner: {
            type: 'boolean',
            title: 'Разжижающие кровь',
            description: 'Принимаете ли вы лекарства, разжижающие кровь?',
          },
          sideEffects: {
            type: 'array',
            title: 'Побочные действия',
            description: 'Какие побочные действия вы замечаете?',
            items: {
              type: 'string',
            },
          },
          lastBloodTest: {
            type: 'string',
            title: 'Последний анализ крови',
            description: 'Когда вы в последний раз сдавали кровь?',
            format: 'date',
          },
        },
        required: ['medicines', 'bloodThinner'],
      },
    },
  },
]
