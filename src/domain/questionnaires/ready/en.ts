import type { ReadyTemplate } from './ready-template.ts'

export const templates: readonly ReadyTemplate[] = [
  {
    id: 'previsit',
    title: 'Before your GP visit',
    data: {
      description: 'A few questions before the visit, about five minutes. Only your doctor reads the answers.',
      goals: [
        'What is wrong and since when',
        'How bad it is and which way it is going',
        'Allergies, smoking, blood pressure',
      ],
      checkpoints: [
        {
          id: 'c1',
          title: 'Complaint and onset',
          properties: ['mainComplaint', 'onset', 'severity', 'course'],
        },
        {
          id: 'c2',
          title: 'Fever',
          properties: ['fever', 'maxTemperature'],
        },
        {
          id: 'c3',
          title: 'Drug allergies',
          properties: ['drugAllergies'],
        },
        {
          id: 'c4',
          title: 'Smoking',
          properties: ['smoking', 'cigarettesPerDay'],
        },
        {
          id: 'c5',
          title: 'Blood pressure at home',
          properties: ['homeBP'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          mainComplaint: {
            type: 'string',
            title: 'Main complaint',
            description: 'What is troubling you most?',
          },
          onset: {
            type: 'string',
            title: 'Onset',
            description: 'When did it start?',
            format: 'partial-date',
            pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
          },
          severity: {
            type: 'integer',
            title: 'How much it bothers you',
            description: 'How much does it bother you now, from 0 to 10?',
            minimum: 0,
            maximum: 10,
          },
          course: {
            type: 'string',
            title: 'Course',
            description: 'Is it getting better, worse or staying the same?',
            enum: ['better', 'same', 'worse'],
            enumTitles: ['Better', 'The same', 'Worse'],
          },
          fever: {
            type: 'boolean',
            title: 'Fever of 38 or more',
            description: 'In the last week, have you had a temperature of 38 °C or more?',
          },
          maxTemperature: {
            type: 'number',
            title: 'Highest temperature',
            unit: 'Cel',
            minimum: 34,
            maximum: 43,
            askIf: {
              fever: [true],
            },
          },
          drugAllergies: {
            type: 'array',
            title: 'Drug allergies',
            description: 'Which medicines have you been allergic to?',
            items: {
              type: 'string',
            },
          },
          smoking: {
            type: 'string',
            title: 'Smoking',
            description: 'Do you smoke, did you use to, or have you never smoked?',
            enum: ['never', 'former', 'current'],
            enumTitles: ['Never smoked', 'Used to smoke', 'Smoke now'],
          },
          cigarettesPerDay: {
            type: 'integer',
            title: 'Cigarettes a day',
            description: 'How many cigarettes a day?',
            unit: '/d',
            minimum: 0,
            maximum: 100,
            askIf: {
              smoking: ['current'],
            },
          },
          homeBP: {
            type: 'object',
            title: 'Blood pressure at home',
            description: 'What was your last blood pressure reading at home?',
            properties: {
              systolic: {
                type: 'integer',
                title: 'Upper pressure',
                unit: 'mm[Hg]',
                minimum: 60,
                maximum: 280,
              },
              diastolic: {
                type: 'integer',
                title: 'Lower pressure',
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
    title: 'Chronic pain',
    data: {
      description: 'Tell us about the pain, so that the visit has time for what matters.',
      goals: ['Where, how long and how strong', 'How often and what helps', 'How many painkillers'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Where and how long',
          properties: ['sites', 'painDuration'],
        },
        {
          id: 'c2',
          title: 'Strength of pain',
          properties: ['painNow', 'painWorst', 'daysPerMonth', 'quality'],
        },
        {
          id: 'c3',
          title: 'Warning signs',
          properties: ['nightPain', 'bladder'],
          redFlagIf: {
            bladder: [true],
          },
        },
        {
          id: 'c4',
          title: 'Painkillers',
          properties: ['painkillerDays', 'helps'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          sites: {
            type: 'array',
            title: 'Where it hurts',
            description: 'Where does it hurt? You can name several places.',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['head', 'neck', 'shoulder', 'back', 'hip', 'knee', 'belly'],
              enumTitles: ['Head', 'Neck', 'Shoulder', 'Back or lower back', 'Hip', 'Knee', 'Belly'],
            },
          },
          painDuration: {
            type: 'string',
            title: 'How long',
            description: 'How long have you had the pain?',
            format: 'duration',
          },
          painNow: {
            type: 'integer',
            title: 'Pain now',
            description: 'How strong is the pain right now, from 0 to 10?',
            minimum: 0,
            maximum: 10,
          },
          painWorst: {
            type: 'integer',
            title: 'Worst pain this week',
            description: 'And on the worst day of the last week, from 0 to 10?',
            minimum: 0,
            maximum: 10,
          },
          daysPerMonth: {
            type: 'integer',
            title: 'Days with pain a month',
            description: 'On how many days a month does it hurt?',
            unit: 'd/mo',
            minimum: 0,
            maximum: 31,
          },
          quality: {
            type: 'array',
            title: 'Kind of pain',
            description: 'What kind of pain is it?',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['aching', 'burning', 'stabbing', 'electric', 'cramping'],
              enumTitles: ['Aching', 'Burning', 'Shooting or stabbing', 'Like an electric shock', 'Cramping'],
            },
          },
          nightPain: {
            type: 'boolean',
            title: 'Pain wakes you at night',
            description: 'Does the pain wake you at night?',
          },
          bladder: {
            type: 'boolean',
            title: 'Passing water',
            description: 'Has it become hard to hold your urine or to start passing it?',
          },
          painkillerDays: {
            type: 'integer',
            title: 'Days with painkillers a month',
            unit: 'd/mo',
            minimum: 0,
            maximum: 31,
          },
          helps: {
            type: 'string',
            title: 'What helps',
            description: 'What eases the pain?',
          },
        },
        required: ['sites', 'painDuration', 'painNow', 'bladder'],
      },
    },
  },
  {
    id: 'meds',
    title: 'Medication review',
    data: {
      description: 'Let us go through your medicines before the visit. Keep the boxes at hand if you can.',
      goals: ['What is really taken', 'Missed doses and who looks after them', 'Side effects and blood tests'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Age and weight',
          properties: ['age', 'weight'],
        },
        {
          id: 'c2',
          title: 'List of medicines',
          properties: ['medicines', 'otc'],
        },
        {
          id: 'c3',
          title: 'Missed doses',
          properties: ['missedDoses', 'manager'],
        },
        {
          id: 'c4',
          title: 'Blood thinners',
          properties: ['bloodThinner'],
        },
        {
          id: 'c5',
          title: 'Side effects and blood tests',
          properties: ['sideEffects', 'lastBloodTest'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          age: {
            type: 'integer',
            title: 'Age',
            description: 'How old are you?',
            unit: 'a',
            minimum: 18,
            maximum: 120,
          },
          weight: {
            type: 'number',
            title: 'Weight',
            unit: 'kg',
            minimum: 25,
            maximum: 300,
          },
          medicines: {
            type: 'array',
            title: 'Prescribed medicines',
            description: 'Which prescribed medicines do you take? Name, dose, how often.',
            items: {
              type: 'string',
            },
          },
          missedDoses: {
            type: 'integer',
            title: 'Missed doses a week',
            description: 'How many times a week do you miss a dose?',
            unit: '/wk',
            minimum: 0,
            maximum: 50,
          },
          manager: {
            type: 'string',
            title: 'Who looks after the medicines',
            description: 'Who looks after your medicines?',
            enum: ['I do it myself', 'A relative', 'A nurse or carer'],
          },
          otc: {
            type: 'array',
            title: 'Without a prescription',
            description: 'Which of these do you take without a prescription?',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['Painkillers', 'Vitamins or supplements', 'Herbal remedies', 'Sleeping tablets', 'Nose drops'],
            },
          },
          bloodThinner: {
            type: 'boolean',
            title: 'Blood thinners',
            description: 'Do you take any blood thinners?',
          },
          sideEffects: {
            type: 'array',
            title: 'Side effects',
            description: 'Which side effects have you noticed?',
            items: {
              type: 'string',
            },
          },
          lastBloodTest: {
            type: 'string',
            title: 'Last blood test',
            description: 'When was your last blood test?',
            format: 'date',
          },
        },
        required: ['medicines', 'bloodThinner'],
      },
    },
  },
]
