import type { SlotForms } from './slot.ts'

/** Families of illnesses: a heart disease is asked for, a bypass is reported. */
export const DISEASES: readonly SlotForms[] = [
  {
    asks: 'щитовид~|thyroid|θυρεοειδ~',
    said: 'щитовид~|зоб~|зобом|тирео~|гипотиреоз~|гипертиреоз~|хашимото|тироксин|эутирокс|thyroid~|goit~|graves|hashimoto~|levothyroxine|θυρεοειδ~|χασιμοτο|βρογχοκηλη|υποθυρεοειδ~|t4',
  },
  {
    asks: 'сердечн~|сердц~|ишемич~|heart (disease|problems?|trouble|condition)|cardiac|coronary|cardiovascular|καρδι~ (νοσο~|προβλημα~|παθηση~)|καρδια|καρδιακ~|στεφανιαι~',
    said: 'сердц~|сердечн~|инфаркт~|стенокарди~|стент~|шунтир~|аритми~|мерцательн~|heart|cardiac|angina|stents?|bypass|coronary|fibrillation|stemi|murmur|καρδι~|εμφραγμα~|στεντ|μπαιπας|μαρμαρυγη|στηθαγχη|αρρυθμι~',
  },
  {
    asks: 'инсульт~|stroke|tia|εγκεφαλικ~',
    said: 'инсульт~|парализовало|stroke|tia|mini stroke|εγκεφαλικ~|παρεσ~',
    closed: true,
  },
  {
    asks: 'легочн~|болезн~ легких|легкими|lung (disease|problems?|trouble|condition)|chest (trouble|problems?|disease)|respiratory (disease|problems?)|πνευμον~ (νοσο~|προβλημα~|παθηση~)|αναπνευστικ~',
    said: 'астм~|бронхит~|хобл|туберкулез~|пневмони~|эмфизем~|легк~|asthma|copd|bronchit~|tb|tuberculosis|emphysema|pneumonia|mesothelioma|lungs?|ασθμα|χαπ|βρογχιτ~|φυματιωση|πνευμον~',
  },
  {
    asks: 'кожн~ (болезн~|заболеван~)|skin (disease|problem|condition)s?|δερματοπαθ~|δερματ~ (νοσο~|παθηση~|προβλημα~)',
    said: 'псориаз~|экзем~|дерматит~|витилиго|розаце~|psoriasis|eczema|dermatitis|vitiligo|rosacea|acne|ψωριαση|εκζεμα|δερματιτιδα|λευκη|ακμη',
  },
  {
    asks: 'психич~|психиатр~|mental (health|illness)|psychiatric|ψυχ(ικ|ιατρ)~',
    said: 'депресси~|шизофрен~|биполярн~|тревожн~|психиатр~|суицид~|depress~|schizophren~|bipolar|anxiety|psychiatr~|suicid~|καταθλ~|σχιζοφρεν~|διπολικη|ψυχιατρ~',
  },
  {
    asks: 'язв~|ulcers?|ελκος|ελκη',
    said: 'язв~|прободен~|ulcers?|perforat~|ελκος|ελκη|διατρηση',
  },
  {
    asks: 'болезн~ почек|камн~|камень|мочекаменн~|kidney (stones?|disease)|renal stones?|stones?|λιθο~|λιθους|πετρα|πετρες|νεφρολιθ~',
    said: 'камн~|камень|мочекаменн~|песок|stones?|calcul~|λιθ~|πετρα|πετρες|αμμο',
  },
  {
    asks: 'аутоиммун~|autoimmun~|αυτοανοσ~',
    said: 'аутоиммун~|волчанк~|ревматоидн~|рассеянн~ склероз~|целиак~|витилиго|autoimmun~|lupus|rheumatoid|coeliac|celiac|vitiligo|sclerosis|hashimoto~|graves|type one|αυτοανοσ~|λυκο~|ρευματοειδ~|λευκη|κοιλιοκακη|χασιμοτο',
  },
  {
    asks: 'сахарн~ диабет~|диабет~|diabet~|διαβητ~',
    said: 'диабет~|инсулин~|diabet~|insulin|type (one|two|1|2)|sugar diabetes|διαβητ~|ζαχαρο|ινσουλιν~|προδιαβητ~',
    closed: true,
  },
  {
    asks: 'гипертон~|повышенн~ давлени~|hypertension|high blood pressure|υπερταση',
    said: 'гипертон~|давлени~|hypertension|blood pressure|υπερταση|πιεση',
  },
  {
    asks: 'ретинопат~|retinopathy|αμφιβληστροειδοπαθεια',
    said: 'ретинопат~|глазн~ дно|сетчатк~|retinopathy|background (changes|disease)|retina~|eye screening|screening|αμφιβληστροειδ~|βυθο~',
    closed: true,
  },
  {
    asks: 'железо|железа|препарат~ железа|iron|σιδηρο~',
    said: 'железо|железа|сорбифер~|мальтофер~|феррум|ферро~|тотема|iron|ferrous|σιδηρο~',
  },
  {
    asks: 'седловидн~|промежност~|saddle anaesthesia|saddle numbness|saddle|perianal|περινε~|ιππευτικ~',
    said: 'седловидн~|промежност~|saddle|perianal|between (my|your|the|her|his) legs|down below|περινε~|αναμεσα στα ποδια',
    closed: true,
  },
  {
    asks: 'рассеянн~ склероз~|multiple sclerosis|ms|πολλαπλη σκληρυνση|σκληρυνση κατα πλακας',
    said: 'рассеянн~ склероз~|multiple sclerosis|ms|σκληρυνση',
    closed: true,
  },
  {
    asks: 'кесарев~|caesarean|cesarean|c section|καισαρικ~',
    said: 'кесарев~|caesarean|cesarean|section|καισαρικ~',
    closed: true,
  },
  {
    asks: 'докорм~|прикорм~|смесь|вскармлив~|чем корм~|formula|top ups?|breastfe~|bottle|solids|θηλαζ~|θηλασμ~|ξενο γαλα',
    said: 'смес~|грудью|к груди|прикорм~|кормлю|кормит|кормлени~|formula|breast~|bottle~|solids|puree|θηλαζ~|γαλα|μπιμπερο',
  },
]
