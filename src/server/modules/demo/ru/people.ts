import type { DemoPatient, DemoTexts } from '../demo-texts.ts'

export const people: DemoTexts['people'] = {
  patient: { name: 'Елена Соколова', nickname: 'Елена' },
  doctor: { name: 'Ольга Никитина', nickname: 'доктор Никитина' },
  basic: { name: 'Иван Лебедев', nickname: 'Иван' },
  admin: { name: 'Администратор', nickname: 'Администратор' },
}

export const patients: readonly DemoPatient[] = [
  {
    key: 'hypertension',
    name: 'Воронцова Галина Сергеевна',
    data: {
      nickname: 'Воронцова Г. С.',
      gender: 'female',
      dateOfBirth: '1964-05-17',
      contactInfo: {
        phone: '+79005550142',
        email: 'vorontsova@example.org',
        address: 'Москва, ул. Лесная, 14, кв. 38',
      },
      recentVitalSigns: { height: 163, weight: 81, bloodPressure: '142/86', bloodGroup: 'A(II) Rh+' },
      insurance: { number: '7754 3312 0098 4410', company: 'СМК «Столица-Полис»' },
      description: 'Гипертоническая болезнь с 2017 года. Кашель на фоне приёма периндоприла.',
    },
  },
  {
    key: 'surgery',
    name: 'Ахметов Рустам Ильдарович',
    data: {
      nickname: 'Ахметов Р. И.',
      gender: 'male',
      dateOfBirth: '1979-09-02',
      contactInfo: { phone: '+79005550187', email: 'akhmetov@example.org' },
      recentVitalSigns: { height: 178, weight: 92, bloodPressure: '128/80', bloodGroup: 'O(I) Rh+' },
      description: 'Лапароскопическая холецистэктомия. Лекарственной аллергии нет.',
    },
  },
  {
    key: 'child',
    name: 'Кузнецов Михаил Андреевич',
    data: {
      nickname: 'Миша К.',
      gender: 'male',
      dateOfBirth: '2020-03-28',
      contactInfo: { phone: '+79005550163', address: 'Мама: Кузнецова Анна Игоревна' },
      recentVitalSigns: { height: 118, weight: 21.5 },
      description: 'Привит по календарю. Сыпь на амоксициллин в два года, со слов мамы.',
    },
  },
  {
    key: 'diabetes',
    name: 'Орлова Татьяна Викторовна',
    data: {
      nickname: 'Орлова Т. В.',
      gender: 'female',
      dateOfBirth: '1972-11-09',
      contactInfo: { phone: '+79005550119', email: 'orlova@example.org' },
      recentVitalSigns: { height: 168, weight: 88, bloodPressure: '134/82', bloodGroup: 'B(III) Rh+' },
      description: 'Сахарный диабет 2 типа с 2021 года, метформин.',
    },
  },
  {
    key: 'back',
    name: 'Белов Денис Олегович',
    data: {
      nickname: 'Белов Д. О.',
      gender: 'male',
      dateOfBirth: '1988-01-21',
      contactInfo: { phone: '+79005550175' },
      recentVitalSigns: { height: 184, weight: 86, bloodPressure: '122/76' },
      description: 'Программист, сидячая работа. Хронических болезней нет.',
    },
  },
  {
    key: 'falls',
    name: 'Захаров Пётр Иванович',
    data: {
      nickname: 'Захаров П. И.',
      gender: 'male',
      dateOfBirth: '1943-02-04',
      contactInfo: { phone: '+79005550131', address: 'Москва, ул. Яблочкова, 7, кв. 12. Дочь: Ирина Петровна' },
      recentVitalSigns: { height: 171, weight: 68, bloodPressure: '118/70' },
      description: 'Живёт один, дочь приходит через день. Ходит с тростью.',
    },
  },
]

export const family: readonly DemoPatient[] = [
  {
    key: 'self',
    name: 'Соколова Елена Андреевна',
    data: {
      nickname: 'Я',
      gender: 'female',
      dateOfBirth: '1982-06-11',
      contactInfo: { phone: '+79005550106', email: 'sokolova@example.org', address: 'Казань, ул. Баумана, 21' },
      recentVitalSigns: { height: 167, weight: 62, bloodPressure: '116/74', bloodGroup: 'A(II) Rh+' },
      insurance: { number: '1657 2200 4581 0037', company: 'СМК «Волга-Полис»' },
      description: 'Железодефицит, лечение восемь месяцев.',
    },
  },
  {
    key: 'son',
    name: 'Соколов Артём Дмитриевич',
    data: {
      nickname: 'Артём',
      gender: 'male',
      dateOfBirth: '2018-09-30',
      recentVitalSigns: { height: 128, weight: 26 },
      description: 'Аллергия на пыльцу берёзы.',
    },
  },
  {
    key: 'mother',
    name: 'Миронова Нина Павловна',
    data: {
      nickname: 'Мама',
      gender: 'female',
      dateOfBirth: '1953-12-03',
      contactInfo: { phone: '+79005550158' },
      recentVitalSigns: { height: 159, weight: 74, bloodPressure: '138/82', bloodGroup: 'O(I) Rh+' },
      description: 'Гипертония, артроз правого колена.',
    },
  },
]
