import { supports } from '../judged.ts'

supports(
  'a closing no answers what was asked, not what was told before it',
  'здравствуйте проходите садитесь рассказывайте с чем пришли ну доктор вот спина болит уже вторую неделю и сплю плохо ворочаюсь всю ночь жена ругается понятно давайте по порядку спрошу все под утро просыпаюсь вся мокрая руки трясутся сознание теряли нет ни разу пить много хочется нет жажды нету ладно',
  '+ Дрожь рук под утро.',
  '- Потеря сознания.',
  '+ Сознание не терял.',
  '- Дрожи рук нет.',
)

supports(
  'a verb names itself what was asked',
  'здравствуйте проходите садитесь рассказывайте с чем пришли ну доктор вот спина болит уже вторую неделю и сплю плохо ворочаюсь всю ночь жена ругается понятно давайте по порядку спрошу у сестры мононуклеоз был в институте курите нет алкоголь пьёте нет боль в груди чувствуете нет ладно давайте посмотрю',
  '+ Мононуклеоз был у сестры.',
  '- Курит.',
  '- Употребляет алкоголь.',
  '- Боль в груди.',
  '- У сестры мононуклеоза не было.',
)

supports(
  'a noun is asked with its verb',
  'здравствуйте проходите садитесь рассказывайте с чем пришли ну доктор вот спина болит уже вторую неделю и сплю плохо ворочаюсь всю ночь жена ругается понятно давайте по порядку спрошу отекают ноги кашель с мокротой по утрам боли в животе беспокоят нет температуру мерили нет ладно давайте посмотрю',
  '+ Кашель с мокротой по утрам.',
  '- Боли в животе.',
  '- Кашля нет.',
)

supports(
  'several questions with their answers',
  'здравствуйте проходите садитесь рассказывайте с чем пришли ну доктор вот спина болит уже вторую неделю и сплю плохо ворочаюсь всю ночь жена ругается понятно давайте по порядку спрошу головой ударялись нет тошнит рвота была нет судороги были нет рука немеет да ладно',
  '- Ударялся головой.',
  '- Рвота.',
  '- Судороги.',
  '+ Рука немеет.',
)

supports(
  'what follows a no with a subject of its own is told',
  "so um come in take a seat what can i do for you it's uh it's this patch on my leg the right shin it's been there since about easter and it's got bigger okay right nothing to operate no headache no no seizures no she cries a lot in the evenings yes i do it's silly well okay",
  '+ She cries a lot in the evenings.',
  '- There were seizures.',
  '+ No seizures.',
  '- There is a headache.',
  '+ No headache.',
)

supports(
  'of what it is of only its colour is denied',
  "so um come in take a seat what can i do for you it's uh it's this patch on my leg the right shin it's been there since about easter and it's got bigger okay right and the cough still there mornings mostly white stuff not green no blood no never blood good any fever no just the cough any pain no never",
  '+ Cough with white sputum.',
  '- Green sputum.',
  '- There is blood in the sputum.',
  '- Fever.',
  '- No sputum.',
  '- Pain.',
  '+ No fever.',
)

supports(
  'what was given up is told behind the no',
  "so um come in take a seat what can i do for you it's uh it's this patch on my leg the right shin it's been there since about easter and it's got bigger okay right do you smoke no gave it up when i was pregnant and alcohol couple of glasses at the weekend okay let's have a look",
  '+ Ex-smoker, stopped during pregnancy.',
  '- She smokes.',
  '- She stopped alcohol during pregnancy.',
)

supports(
  'behind a no a denial of its own denies',
  "so um come in take a seat what can i do for you it's uh it's this patch on my leg the right shin it's been there since about easter and it's got bigger okay right any fever no had one last month any rash no she had no rash any diarrhoea no only constipation okay",
  '- Fever.',
  '- Rash.',
  '- Diarrhoea.',
  '+ Constipation.',
)

supports(
  'what somebody has though',
  "so um come in take a seat what can i do for you it's uh it's this patch on my leg the right shin it's been there since about easter and it's got bigger okay right any chest pain no he gets breathless though any palpitations no never okay then",
  '- Chest pain.',
  '+ He gets breathless.',
  '- Palpitations.',
  '- No breathlessness.',
)

supports(
  'when is not never',
  'ναι εμπρός γιατρέ η μαρία είμαι η αντωνίου γεια σου μαρία πες μου έχω έναν πόνο στη μέση δέκα μέρες τώρα και δεν κοιμάμαι καλά μάλιστα για να δούμε πότε είχες περίοδο στις τέσσερις μαρτίου πυρετό έχεις όχι ζαλάδες όχι ποτέ λιποθυμία ποτέ μου',
  '+ Περίοδος στις 4 Μαρτίου.',
  '- Πυρετός.',
  '- Δεν είχε περίοδο στις 4 Μαρτίου.',
  '- Λιποθυμία.',
  '- Ζάλη.',
)
