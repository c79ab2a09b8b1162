import type { ConceptWords } from '../concept.ts'

/** Places of the body that the list of anatomy lacks. */
export const FURTHER_PLACES: ConceptWords = {
  anorectal:
    'анальн | задний проход | задний проходе | прямой кишк | прямая кишк | anal | anus | rectal | rectum | back passage | πρωκτ | ορθου | ορθοδακτ',
  meniscus: 'мениск | menisc | cartilage tear | torn cartilage | μηνισκ',
  ligament: 'связк | крестообразн | ligament | cruciate | συνδεσμ | χιαστ',
  forearm: 'предплеч | forearm | forearms | αντιβραχι | πηχη',
  upperArm: 'плечо | плеча | upper arm | upper arms | βραχιον',
  shin: 'голен | shin | shins | lower leg | κνημ | καλαμ',
  thumb: 'большой палец | большого пальц | большом пальц | thumb | αντιχειρ | μεγαλο δαχτυλ | μεγαλου δαχτυλ',
  forehead: 'лоб | лба | лбу | forehead | brow | μετωπ',
  cheek: 'щека | щеке | щеку | щеки | cheek | μαγουλ | παρει',
  chin: 'подбород | =chin | πηγουν | πωγων',
  eyelid: 'веко | века | веке | веки | eyelid | =lid | =lids | βλεφαρ',
  eyebrow: 'бров | eyebrow | φρυδ',
  scalp: 'волосистой част | волосистая част | кожа головы | scalp | τριχωτ',
  armpit: 'подмыш | armpit | axill | underarm | μασχαλ',
  navel: 'пупок | пупк | пупоч | navel | belly button | umbilic | αφαλο | ομφαλ',
  buttock: 'ягодиц | buttock | bottom cheek | =bum | backside | γλουτ | πισιν',
  tailbone: 'копчик | крестец | крестц | tailbone | coccyx | sacrum | sacral | κοκκυγ | ιερο οστ',
  instep:
    'тыл стоп | тыле стоп | тыле левой стоп | тыле правой стоп | подъем стоп | instep | top of the foot | dorsum of the foot | ραχη του ποδ | ραχη ποδ',
  sole: 'подошв | =sole | =soles | πατουσα | πελματιαι',
  backOfHand:
    'тыл кист | тыле кист | тыле правой кист | тыле левой кист | back of the hand | back of the right hand | back of the left hand | dorsum of the hand | ραχη του χερ | ραχη χερ',
  palm: 'ладон | =palm | =palms | παλαμ',
  vulva: 'вульв | половые губ | vulva | labia | αιδοι',
  penis: 'пенис | полового член | половой член | penis | penile | glans | foreskin | πεο* | ακροποσθι | βαλανο',
  urethra: 'уретр | мочеиспускательн | urethr | ουρηθρ',
  ureter: 'мочеточник | ureter | ουρητηρ',
  pancreas: 'поджелуд | pancrea | παγκρεα',
  oesophagus: 'пищевод | oesophag | esophag | gullet | οισοφαγ',
  duodenum: 'двенадцатиперст | дпк | duoden | δωδεκαδακτυλ',
  colon:
    'толстой кишк | толстая кишк | =colon | large bowel | sigmoid | сигмовид | ободочн | παχυ εντερ | παχεοσ εντερ | κολον | σιγμοειδ',
  larynx:
    'гортан | голосовые складк | голосовых складк | голосовой складк | голосовые связк | larynx | laryng | vocal cord | voice box | λαρυγγ | φωνητικ',
  trachea: 'трахе | trachea | windpipe | τραχει',
  sinus: 'пазух | sinus | κολποι του προσωπ | ιγμορ | παραρρινι',
  cornea: 'роговиц | cornea | κερατοειδ',
  conjunctiva: 'конъюнктив | conjunctiv | επιπεφυκ',
  nostril: 'ноздр | nostril | ρουθουν | ρωθων',
  aorta: 'аорт | aort | αορτ',
  mitral: 'митрал | mitral | μιτροειδ',
  adrenal: 'надпочеч | adrenal | επινεφριδ',
  pituitary: 'гипофиз | pituitar | υποφυσ',
  disc: 'позвоночный диск | межпозвон | =disc | =discs | μεσοσπονδυλ | δισκο',
  tendon: 'сухожил | tendon | τενοντ',
  heartLeft: 'левого желудочк | левый желудочек | left ventric | αριστερη κοιλι | αριστερασ κοιλι',
  vagina: 'влагал | vagina | κολποσ',
}
