import type { DemoTriage } from '../demo-texts.ts'

export const triages: readonly DemoTriage[] = [
  {
    name: 'Ambulance, pneumonia',
    profileId: 'russia_moscow_v1',
    minutesAgo: 38,
    duration: 47,
    transcript:
      'Man, 67 years old, brought in by ambulance. Complains of breathlessness and a cough for four days. Blood pressure 118 over 70, pulse 108, resp rate 24, sats 93 on four litres of oxygen, temperature 38.6. He is alert.',
  },
  {
    patient: 'falls',
    name: 'Arthur Pembroke, fall at home',
    profileId: 'russia_moscow_v1',
    minutesAgo: 3 * 60 + 10,
    duration: 41,
    transcript:
      'Fell in the hall this morning, complains of a sore left ankle. Swollen over the outer side, he can put weight on it. Pulse 78, BP 132 over 84, resp rate 14, sats 98 on room air, temp 36.6, alert.',
    typed: {
      morse: {
        historyOfFalling: 'yes',
        secondaryDiagnosis: 'yes',
        ambulatoryAid: 'crutches_cane_walker',
        ivOrHeparinLock: 'no',
        gait: 'impaired',
        mentalStatus: 'oriented',
      },
    },
  },
  {
    patient: 'surgery',
    name: 'Daniel Okafor, flank pain',
    profileId: 'russia_moscow_v1',
    minutesAgo: 26 * 60,
    duration: 52,
    transcript:
      'Complains of pain in the right flank since the night, going down to the groin, eight out of ten. He cannot lie still. BP 148 over 92, pulse 112, temperature 38.2, resp rate 20, sats 98 on room air. Alert.',
    typed: { vitals: { HR: 112 }, symptoms: ['rigors at home'] },
  },
  {
    name: 'COPD, known CO₂ retention',
    profileId: 'mts-v1.0',
    minutesAgo: 2 * 24 * 60 + 75,
    duration: 55,
    transcript:
      'Woman, 71 years old, COPD. Complains of worse breathing since yesterday. Sats 90 on two litres, resp rate 22, pulse 96, blood pressure 135 over 80, temperature 37.1. She is alert and speaks in short sentences.',
    typed: { vitals: { spo2Scale: 2 } },
    override: {
      chosen: 'red',
      minutesLater: 6,
      reason: 'Tiring, using accessory muscles. CO₂ retention and NIV last month.',
    },
  },
  {
    name: 'Ambulance, suspected sepsis',
    profileId: 'mts-v1.0',
    minutesAgo: 5 * 24 * 60 + 20,
    duration: 49,
    transcript:
      'Man, 74 years old, from a care home. Newly confused since the morning, hot and mottled. Resp rate 26, sats 90 on oxygen, blood pressure 88 over 50, pulse 132, temperature 39.4.',
  },
  {
    patient: 'child',
    name: 'Oliver Bennett, high fever',
    profileId: 'russia_moscow_v1',
    minutesAgo: 9 * 24 * 60 + 40,
    duration: 38,
    transcript:
      'Fever since last night, his mother says he drinks little. Temperature 39.1, pulse 130, resp rate 28, sats 97 on room air. Alert, cries when I look in his ears. No rash.',
    override: {
      chosen: 'rus_yellow',
      minutesLater: 4,
      reason: 'Child: judged clinically. Alert, no rash, drinking little; a doctor within the hour.',
    },
  },
  {
    patient: 'hypertension',
    name: 'Margaret Holloway, chest pain',
    profileId: 'mts-v1.0',
    minutesAgo: 13 * 24 * 60 + 15,
    duration: 33,
    transcript:
      'Complains of chest pain for an hour, into the left arm. Blood pressure 96 over 60, pulse 118. Sats somewhere between 93 and 95. She is alert and clammy. ECG is being done now.',
  },
]
