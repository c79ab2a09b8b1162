import { supports } from '../judged.ts'

supports(
  'how much there is of it is no item of the denied list',
  'Νοσηλευτής: Δεν σαλιώνει, πίνει νερό, τρώει λίγο. Εμετό δεν έκανε.',
  '+ Χωρίς σιελόρροια, μειωμένη πρόσληψη τροφής.',
  '- Σιελόρροια, μειωμένη πρόσληψη τροφής.',
)

supports(
  'in English',
  'Doctor: No melaena. She is more constipated than before. No fever, no chills, no sweats.',
  '+ No melaena, increased constipation.',
  '+ No fever, chills or sweats.',
  '- No melaena, fever present.',
  '- No constipation.',
)

supports(
  'but with an or it is',
  'Doctor: She has no weight loss, no increased thirst or cramps.',
  '+ No weight loss, increased thirst or cramps.',
  '- No weight loss, increased thirst.',
  '- Increased thirst.',
)

supports(
  'and behind who denies it',
  'Doctor: She denies weight loss, increased thirst and cramps.',
  '+ Denies weight loss, increased thirst and cramps.',
  '- No weight loss, increased thirst.',
)

supports(
  'a predicate of its own ends the list',
  'Врач: Правое колено, хруст, выпота нет. Снимок колена в следующий раз.',
  '+ Хруст в правом колене без выпота, рентгенография колена отложена до следующего визита.',
  '- Выпот в правом колене.',
  '- Рентгенография колена не нужна.',
)

supports(
  'also of a state',
  'Врач: Отёков нет, хрипов нет, сыпи нет. Аппетит снижен.',
  '+ Без отёков, хрипов и сыпи, аппетит снижен.',
  '- Без отёков, сыпь есть.',
  '- Аппетит не снижен.',
)

supports(
  'a day without fever',
  'Врач: Температура?\nПациентка: Температуры второй день нету.\nВрач: А раньше?\nПациентка: Была тридцать восемь.',
  '+ Второй день афебрильна.',
  '- Второй день лихорадит.',
)

supports('and one with it', 'Пациентка: Температура третий день, тридцать восемь.', '- Третий день афебрильна.')

supports(
  'what was found is not refused with the operation',
  'Анамнез. Камни в желчном пузыре нашли три года назад на УЗИ, от операции отказался. Предложена госпитализация, пациент отказался.',
  '+ Желчнокаменная болезнь выявлена три года назад, оперативное лечение отклонил.',
  '+ От госпитализации отказался.',
  '- Камней в желчном пузыре нет.',
  '- Оперативное лечение принял.',
  '- Госпитализирован.',
)
