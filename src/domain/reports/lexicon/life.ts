import type { Cues } from './cues.ts'

export const SMOKE_DRINK: Cues = {
  ru: `курю, курит, курите, куришь, курил*, не курю, закурил*, сигарет*, вейп, пачк*, полпачки, пачка, кальян, алкогол*, выпиваю, выпивает, выпиваете, спиртн*, пиво, пива, вино, вина, водк*, коньяк, наркотик*, вредные привычки, привычки, кофе`,
  en: `what do you do, do for work, offices, cleaner, cigar*, pipe, off the cigarettes, fags, packed in the, cans, pints, pint, how much are you drinking, how much do you drink, bottle of, smok*, cigarette*, vape*, vaping, pack a day, packs, pack years, pack year, a pack, tobacco, alcohol, drink much, do you drink, drinks, drinker, beer*, wine, units a week, glass of, spirits, whisky, vodka, cannabis, marijuana, weed, cocaine, recreational drugs, illicit, street drugs, ever drink, caffeine, coffee`,
  el: `καπνιζ*, καπνισ*, τσιγαρ*, πακετο, ατμισμα, αλκοολ, ποτηρι*, ποτηρακι*, κρασι, μπυρα*, μπιρα*, ουισκι, τσιπουρο, ουζο, ναρκωτικ*, ουσιεσ, δεν πινει, πινετε, πινω ενα, δεν πινω, καφε*`,
}
export const LIFE: Cues = {
  ru: `сторож*, охранник*, кассир*, менеджер*, врач я, медик*, юрист*, парикмахер*, швея, фермер*, таксист*, грузчик*, электрик*, механик*, курьер*, воспитател*, домохозяйк*, безработн*, военн*, пожарн*, шахтер*, из дома, декрет*, за рулем, вожу, водит машину, ходунк*, пожилых, этаж*, лифт*, работ*, на пенсии, пенсионер*, профессия, бухгалтер*, учител*, водител*, строител*, инженер*, программист*, продав*, слесар*, сварщик*, повар*, медсестр*, офис*, завод*, цех*, смен*, живет, живете, живу, живем, один живу, одна живу, замужем, женат, женатый, разведен*, вдов*, в браке, дети, двое детей, учится, учусь, школ*, садик*, сад, детский сад, университет*, институт*, студент*, спорт*, тренировк*, бегаю, хожу в зал, бассейн*, гуляю, физическ* нагрузк*, ездил* в, поездк*, за границ*, командировк*, в отпуск, в отпуске, из отпуска, собак*, кошк*, кот, домашние животные, плесень, диета, питание, питаюсь, стресс*, половой партнер, партнер*, половая жизнь, предохраня*, инвалид*, в столовой, ремонт, контакт с, за компьютером`,
  en: `designer, gardener, postman, plasterer, joiner, warehouse worker, student nurse, on screens, caravan, hygienist, dentist, lawyer, waitress, waiter, chef, cook, barista, hairdresser, mechanic, carpenter, painter, cleaner, welder, miner, firefighter, police officer, paramedic, secretary, cashier, manager, programmer, software, scientist, writer, musician, artist, pilot, flight attendant, soldier, veteran, truck, forklift, roofer, landscaper, bartender, housewife, homemaker, stay at home, self employed, i'm in sales, work, job, maternity leave, signed off work, live, lives, i drive, drive a, drives, i teach, teach, bedroom, flat, apartment, pregnant on, hoping for another, trying for a baby, work as, works as, work in, works in, work at, works at, i work, he works, she works, for work, do for a living, for a living, job, occupation, retired, retirement, teacher, driver, nurse, builder, engineer, accountant, plumber, electrician, farmer, office, desk, factory, warehouse, shifts, student, school, nursery, daycare, day care, kindergarten, preschool, college, university, live with, lives with, live alone, lives alone, living with, who's at home, at home with, live in, lives in, married, single, divorced, widow*, partner, kids, children, exercise, gym, run, running, jog*, swim*, walk the dog, travel*, abroad, trip, holiday in, pets, cat, dog, cats, dogs, bird*, mold, mould, diet, canned soup, stress, sexually active, condom*, unemployed, carer, caring for, wheelchair, walks with, uses a cane, stairs at home, military`,
  el: `νοσηλευτρια ειμαι, ειμαι δασκαλ*, καθηγητ*, μαγειρασ, σερβιτορ*, κομμωτρ*, μηχανικοσ, ηλεκτρολογοσ, υδραυλικοσ, μπογιατζησ, πωλητρια, πωλητησ, ταμιασ, αστυνομικ*, στρατιωτικ*, δικηγορ*, καθαριστρια, νοικοκυρα, ανεργοσ, ψαρασ, ναυτικ*, κτηνοτροφ*, ταξιτζησ, οδηγω, οδηγει, ταξι, οροφο, ασανσερ, αδεια μητροτητασ, φορτηγο, συνταξη, βαρδι*, δουλευ*, δουλεια, εργαζ*, εργασια, επαγγελμα, συνταξιουχ*, δασκαλ*, οδηγοσ, οικοδομ*, λογιστ*, υπαλληλ*, αγροτησ, γραφειο, εργοστασιο, βαρδιεσ, φοιτητ*, σχολει*, παιδικο σταθμο, σταθμο, νηπιαγωγ*, μενω, μενει, μενετε, ζω, ζει, ζειτε, παντρεμεν*, αγαμ*, διαζευγμεν*, χηρ*, παιδια, γυμναστικ*, γυμναστηρι*, περπατα*, περπατουσε, μπαστουνι, τρεξιμο, κολυμ*, ταξιδ*, εξωτερικο, κατοικιδι*, σκυλο*, γατα*, υγρασια, διατροφη, διαιτα, στρεσ, συντροφο*, προφυλαξεισ, ανεργ*, αναπηρ*, αυτοεξυπηρετ*, στρατο`,
}
/** Others around the patient who are ill, and what they were exposed to. */
export const EXPOSURE: Cues = {
  ru: `вокруг кто, кто то болеет, кто нибудь болеет, кто то болел, кто нибудь болел, все болеют, все кашляют, контакт с, контакты с, контактов с, контакта с, были контакты, в группе болеют, в садике болеют, в классе болеют, в саду болеют, на работе болеют, в группе карантин, выезжали, выезжал*, за границ*, клеща, клещ, в лесу, ели ли`,
  en: `sick contacts, anyone sick, anybody sick, anyone else sick, anyone ill, anybody ill, anyone else ill, anyone else at home, going around, in contact with, contact with, exposed to, exposure to, has it too, tick bite, been abroad, recent travel, travelled, traveled, out of the country`,
  el: `καποιοσ αρρωστοσ, αρρωστοσ στο σπιτι, αλλοσ αρρωστοσ, αλλοι αρρωστοι, ειναι αρρωστοι, ηρθε σε επαφη, επαφη με, ερθει σε επαφη, εκθεση σε, ταξιδεψατε, ταξιδεψα, στο εξωτερικο, τσιμπουρι`,
}
/** Relatives; `FAMILY_OF` gives the noun that the extraction uses. */
export const FAMILY_OF: readonly (readonly [relative: string, cues: string])[] = [
  [
    'mother',
    "мать, матери, матерью, мама, мамы, маме, маму, mother*, mum, mum’s, mum's, mom, mom's, μητερα*, μανα*, μαμα*, μητερα",
  ],
  ['father', "отец, отца, отцу, отцом, папа, папы, папе, father*, dad, dad's, πατερα*, μπαμπα*"],
  ['parents', 'родител*, parents, γονεισ, γονιοι, γονιων, γονειο*'],
  ['brother', 'брат, брата, брату, братом, братья, братьев, brother*, αδελφο*, αδερφο*, αδελφοσ, αδερφια, αδελφια'],
  ['sister', 'сестра, сестры, сестре, сестру, сестер, сестрой, sister*, αδελφη, αδελφησ, αδελφη*, αδερφη*'],
  ['son', "сын, сына, сыну, сыном, сыновья, son, son's, sons, γιοσ, γιο, γιου, γιοι"],
  [
    'daughter',
    'дочь, дочери, дочка, дочки, дочке, дочку, дочкой, daughter*, κορη μου, κορη τησ, κορη του, κορησ, η κορη',
  ],
  [
    'husband',
    'муж, мужа, мужу, мужем, супруг, супруга пациентки, husband*, αντρα μου, αντρασ μου, ανδρασ μου, αντρα τησ, συζυγο*, ο αντρασ',
  ],
  ['wife', "жена, жены, жене, жену, женой, wife, wife's, γυναικα μου, γυναικασ μου, γυναικα του, η συζυγοσ"],
  ['grandmother', "бабушк*, бабка, grandmother*, grandma*, gran, gran's, nan, nan's, granny, nana, γιαγια*"],
  ['grandfather', 'дедушк*, дед, деда, деду, дедом, grandfather*, grandpa*, grandad*, granddad*, παππου*'],
  [
    'aunt',
    "тетя, тети, тете, тетка, тетки, тетку, сестра матери, сестра мамы, мамина сестра, сестра отца, папина сестра, aunt*, auntie, mother's sister, mum's sister, father's sister, dad's sister, θεια, θειασ, αδελφη τησ μητερασ, αδερφη τησ μητερασ, αδελφη τησ μαμασ, αδερφη τησ μαμασ, αδελφη του πατερα, αδερφη του πατερα",
  ],
  [
    'uncle',
    "дядя, дяди, дяде, дядю, брат матери, брат мамы, мамин брат, брат отца, папин брат, uncle*, mother's brother, mum's brother, father's brother, dad's brother, θειοσ, θειο, θειου, αδελφοσ τησ μητερασ, αδερφοσ τησ μητερασ, αδελφοσ του πατερα, αδερφοσ του πατερα",
  ],
  ['cousin', 'двоюродн*, кузен*, кузин*, cousin*, ξαδελφ*, ξαδερφ*'],
  ['twin', 'близнец*, twin, διδυμ*'],
  [
    'family',
    "в семье, в роду, у родных, родственник*, наследственност*, по наследству, по женской линии, по мужской линии, по материнской, по отцовской, runs in the family, in the family, in your family, in my family, family history, relatives, on my mother's side, on my father's side, οικογενειακ*, στην οικογενεια, οικογενεια, κληρονομικ*, συγγεν*, στο σοι",
  ],
  [
    'in-law',
    'свекров*, свекр*, тещ*, тесть, тестя, тестю, mother in law, father in law, sister in law, brother in law, mother-in-law, father-in-law, daughter in law, son in law, daughter-in-law, son-in-law, невестк*, сноха, снохи, зять, зятя, зятю, πεθερ*, νυφη μου, νυφησ μου, η νυφη, γαμπροσ μου, γαμπρο μου, ο γαμπροσ',
  ],
  ['child', 'внук*, внучк*, внуч*, grandson*, granddaughter*, grandchild*, εγγον*'],
]
