import type { Cues } from './cues.ts'

/** Parts of the body: a complaint from a patient, a finding from a doctor who examines. */
export const ORGAN: Cues = {
  ru: `голов*, висок, виск*, лоб, лбу, затылок, затылк*, лиц*, глаз*, глаза, веко, веки, зрачк*, ухо, уха, уши, ушей, ухе, ушах, слух*, нос, носа, носу, пазух*, горл*, глотк*, зев, миндал*, рот, рту, язык, языка, губ*, зуб*, десн*, челюст*, шея, шеи, шею, шее, щитовид*, лимфоузл*, лимфатическ*, плеч*, лопатк*, ключиц*, рука, руки, руку, руке, рук, руках, локт*, локоть, кист*, запяст*, пальц*, палец, ногот*, ногт*, грудь, груди, грудин*, молочн*, сосок, ребр*, ребер, бок, боку, сердц*, легк*, живот*, желуд*, под ложечкой, пупок, пупк*, печен*, желчн*, поджелудочн*, кишечник*, кишк*, пах, паху, пахов*, почк*, почек, поясниц*, спин*, позвоночник*, крестец, крестц*, копчик*, матк*, яичник*, влагалищ*, шейк*, член, мошонк*, яичк*, простат*, предстательн*, прямой кишк*, анус, таз, тазобедренн*, бедр*, ягодиц*, колен*, голен*, икр*, лодыж*, стоп*, пятк*, нога, ноги, ногу, ноге, ног, ногах, сустав*, мышц*, кость, кости, кожа, кожи, коже, кожу, кожн*, вен*, сосуд*, аппендикс, гланд*, подмыш*`,
  en: `head, temple*, forehead, scalp, face, eye*, eyelid*, pupil*, ear, ears, nose, sinus*, throat, tonsil*, mouth, tongue, lip, lips, tooth, teeth, gum, gums, jaw, neck, thyroid, gland*, lymph node*, shoulder*, collarbone, arm, arms, elbow*, wrist*, hand, hands, finger*, thumb*, nail*, chest, breast*, nipple*, breastbone, rib, ribs, side, heart, lung*, tummy, belly, abdomen, stomach, liver, gallbladder, pancreas, bowel, groin, kidney*, bladder, back, spine, tailbone, womb, uterus, cervix, ovar*, vagina*, penis, testic*, scrot*, prostate, rectum, bottom, pelvi*, hip, hips, thigh*, buttock*, knee, knees, shin, calf, calves, ankle*, foot, feet, heel*, toe, toes, leg, legs, joint*, muscle*, bone*, skin, vein*, appendix, armpit*`,
  el: `αφτι*, αφτια, κεφαλι*, κροταφ*, μετωπο, προσωπο, ματι*, ματια, βλεφαρ*, κορ* ισοκορ*, αυτι*, αυτια, μυτη, ιγμορ*, φαρυγγ*, λαιμ*, αμυγδαλ*, στομα*, γλωσσα*, χειλ*, δοντι*, ουλα, σαγονι, γναθο*, αυχεν*, θυρεοειδ*, λεμφαδεν*, ωμο*, χερι*, χερια, αγκων*, καρπο*, δαχτυλ*, δακτυλ*, νυχι*, στηθο*, θωρακ*, μαστο*, μαστ*, στερν*, πλευρ*, καρδι*, πνευμον*, κοιλι*, στομαχι*, επιγαστρ*, συκωτι, ηπαρ, χολη, παγκρεα*, εντερο, βουβων*, νεφρ*, κυστη, πλατη, μεση, σπονδυλ*, οσφυ*, μητρα*, ωοθηκ*, κολπο*, τραχηλ*, πεοσ, ορχ*, προστατη*, πρωκτ*, λεκαν*, ισχι*, μηρο*, γλουτ*, γονατ*, κνημ*, γαμπα*, αστραγαλ*, ποδι*, πελμα*, φτερνα*, πτερνα*, αρθρωσ*, μυσ, μυεσ, οστ*, δερμα*, φλεβ*, μασχαλ*, καρωτιδ*, σκελοσ, σκελη, ακρα, ακρο`,
}
export const SIDE: Cues = {
  ru: `справа, слева, вправо, влево, прав*, лев*`,
  en: `right, left`,
  el: `δεξι*, αριστερ*`,
}
/** Words that begin like a side and are none. */
export const NO_SIDE: Cues = {
  ru: `правда, правильн*, право, правил*, правнук*, леворук*, левофлоксац*, левотирокс*, левомекол*, левоцетир*, левомицет*, левосимен*, левет*`,
  en: `all right, right away, right now, that's right, right so, right okay, right then, right let*, right well, right i, left over, left me, i left, left the, left it, left for, what's left, left open`,
  el: `δεξιωσ*`,
}
