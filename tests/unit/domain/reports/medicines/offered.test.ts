import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('what is offered is begun by who agrees', () => {
  test.each([
    [
      'Doctor: Shall we try amitriptyline?\nPatient: If you think so.\nDoctor: 10 at night, then.',
      ['amitriptyline 10 prescribed'],
    ],
    ['Doctor: Should we add amlodipine?\nPatient: Okay.', ['amlodipine prescribed']],
    ['Doctor: Do you want to try sertraline again?\nPatient: Yes please.', ['sertraline prescribed']],
    ['Врач: Может, попробуем амитриптилин?\nПациент: Давайте.', ['амитриптилин prescribed']],
    ['Врач: Попробуем сертралин?\nПациент: Ну если надо.', ['сертралин prescribed']],
    ['Врач: Выписать вам ибупрофен?\nПациент: Да, выпишите.', ['ибупрофен prescribed']],
    ['Γιατρός: Να δοκιμάσουμε Zoloft;\nΑσθενής: Ας δοκιμάσουμε.\nΓιατρός: 25 το πρωί.', ['Zoloft 25 prescribed']],
  ])('%s', holds)

  test.each([
    ['Doctor: Should we add amlodipine?\nPatient: No.', ['amlodipine refused']],
    ['Doctor: Should we stop the amlodipine?\nPatient: Okay.', ['amlodipine stopped']],
    ['Doctor: Would you like to stay on the sertraline?\nPatient: Yes.', ['sertraline current']],
    ['Doctor: Would you try sertraline?\nPatient: Yes, I’m already on it.', ['sertraline current']],
    ['Врач: Добавим амлодипин?\nПациент: Да я его уже пью.', ['амлодипин current']],
    ['Врач: Хотите продолжать сертралин?\nПациент: Да.', ['сертралин current']],
    ['Γιατρός: Θέλετε να συνεχίσετε το Zoloft;\nΑσθενής: Ναι.', ['Zoloft current']],
    [
      'Doctor: Can I add up your tablets, the ramipril and the aspirin?\nPatient: Yes.',
      ['ramipril current', 'aspirin current'],
    ],
    ['Patient: My GP is thinking of starting atorvastatin.', []],
  ])('nothing is begun: %s', holds)
})

describe('what was taken once is over', () => {
  test.each([
    ['Doctor: Have you ever had morphine?\nPatient: Yes, after my operation.', ['morphine stopped']],
    ['Врач: Морфин когда-нибудь кололи?\nПациент: Да, после операции.', ['Морфин stopped']],
    ['Doctor: Are you still taking the ramipril?\nPatient: No, it made me cough.', ['ramipril stopped']],
    ['Врач: Ещё пьёте эналаприл?\nПациент: Нет, кашель был.', ['эналаприл stopped']],
    ['Γιατρός: Παίρνεις ακόμα το Triatec;\nΑσθενής: Όχι, με έκανε και έβηχα.', ['Triatec stopped']],
    ['Patient: I ran out of ramipril a month ago.', ['ramipril stopped']],
    ['Patient: I haven’t had any ramipril for a month.', ['ramipril stopped']],
    ['Patient: I’ve been off ramipril for a month.', ['ramipril stopped']],
    ['Пациент: Эналаприл кончился месяц назад.', ['Эналаприл stopped']],
    ['Ασθενής: Έχω ένα μήνα να πάρω Triatec.', ['Triatec stopped']],
    ['Patient: I came off ramipril and went on losartan, 50.', ['ramipril stopped', 'losartan 50 current']],
    ['Пациент: Перешла с эналаприла на лозартан, 50.', ['эналаприла stopped', 'лозартан 50 current']],
    ['Doctor: Lansoprazole 30 in place of omeprazole.', ['Lansoprazole 30 prescribed']],
  ])('%s', holds)

  test.each([
    ['Doctor: Do you ever take ibuprofen?\nPatient: Yes, for headaches.', ['ibuprofen current']],
    ['Γιατρός: Παίρνετε ποτέ Brufen;\nΑσθενής: Ναι, για τον πονοκέφαλο.', ['Brufen current']],
    ['Doctor: Have you ever missed the apixaban?\nPatient: Yes, once.', ['apixaban current']],
    ['Doctor: Have you ever taken sertraline?\nPatient: I’m on it now.', ['sertraline current']],
    ['Doctor: Do you take the omeprazole before breakfast?\nPatient: Yes.', ['omeprazole current']],
    ['Patient: I had a stent in 2015 and I’m on aspirin.', ['aspirin current']],
    ['Patient: I’ve been off my food on the metformin.', ['metformin current']],
    ['Patient: I ran out of patience with the sertraline.', ['sertraline current']],
    ['Patient: I take metformin.\nDoctor: Don’t take the metformin while you’re vomiting.', ['metformin current']],
    ['Пациент: Пью метформин, 1000.\nВрач: Метформин не пейте, пока рвёт.', ['метформин 1000 current']],
  ])('or it is not: %s', holds)
})

describe('the dose that is ordered now', () => {
  test.each([
    ['Doctor: We’ll start sertraline at 25 and go up to 50 after a week.', ['sertraline 25 prescribed']],
    ['Врач: Начнём сертралин с 25, через неделю поднимем до 50.', ['сертралин 25 prescribed']],
    ['Γιατρός: Ξεκινάμε Zoloft 25, μετά από μία εβδομάδα το ανεβάζουμε στα 50.', ['Zoloft 25 prescribed']],
    ['Doctor: We’ll start ramipril, 2.5, and go up to 5 if your kidneys are fine.', ['ramipril 2.5 prescribed']],
    ['Doctor: Ramipril, 5, and if that’s fine we’ll go to 10.', ['Ramipril 5 prescribed']],
    ['Doctor: Increase the ramipril to 5 after a week.', ['ramipril 5 prescribed']],
    ['Doctor: Let’s push the ramipril to 10.', ['ramipril 10 prescribed']],
  ])('%s', holds)

  test.each([
    ['Patient: Metformin, my sugar was 12, it’s 7 now.', ['Metformin current']],
    ['Patient: I take bisoprolol, my pulse was 90, now 60.', ['bisoprolol current']],
    ['Patient: I’m on warfarin, my INR was 4, it’s 2 now.', ['warfarin current']],
    ['Пациент: Пью метформин, сахар был 12, сейчас 7.', ['метформин current']],
    ['Пациент: Эналаприл пью, давление было 180, сейчас 140.', ['Эналаприл current']],
    ['Ασθενής: Παίρνω Glucophage, το ζάχαρο ήταν 200, τώρα 120.', ['Glucophage current']],
  ])('a value that is measured is none: %s', holds)
})
