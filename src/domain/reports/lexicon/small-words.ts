const list = (words: string) => new Set(words.split(/\s+/u))

/** Words that open a clause and name nothing: subjects, conjunctions, particles. */
export const LIGHT = list(
  `а и ну но вот так еще потом теперь тогда да у я мы он она оно они мне меня нас ему ей его ее вам вас это эта этот то там тут на в с по за сейчас значит если какие какой при
i i'm i've he he's she she's it it's we we've they they're and but so then the a an his her their my our this that there there's well okay now is are was were do does did has have had if you your no in on at for
και αλλα το η ο οι τα την τον της του μου σου σας εγω εμεισ αυτο αυτη λοιπον τωρα μετα ειναι εχει εχω για στο στη στην με απο αν να θα δεν τι`,
)

/** Words that no clause begins with: auxiliaries, particles, what follows a verb. */
export const TAILS = list(
  `же бы ли назад раза раз был была было были есть бывает бывало года лет году нету нибудь очень совсем вообще тоже моего моей моих моему твоего твоей вашего вашей вашему нашего нашей обратно
is are was were been be am has have had does do did can could will would should got gets of to than about me him them us not too ago up down out off back again either though all ok
μου σου του τησ τουσ μασ σασ ειναι ηταν πολυ λιγο πια μονο εκει εδω παλι`,
)

/** Words that a clause seldom begins with. */
export const SELDOM = list(
  `в во на с со у к из за по при без для под над через до после
in on at for with from over under into since until by after before when like twice once
σε στο στη στην στον στα στις με απο για χωρισ πριν μετα εχετε εχει ειχατε καματε παιρνετε`,
)

/** Words that belong to what follows them: no cut behind them. */
export const LINKS = list(
  `в во на с со у к ко о об от до из за по при про без для под над через между и или а но что как если когда не ни бы же то очень еще самый такой этот эта это мой моя его ее их мне вам вас нас я мы он она они раз около примерно где словно будто
put puts could would should might must will shall never more most less likely probably mostly maybe almost nearly about
use uses using see sees need needs get gets got getting kind sort like obviously then anybody anyone behind can can't cannot doesn't don't didn't isn't aren't wasn't won't wouldn't called left only still never always feel feels felt take takes gave give
think suspect reckon believe suppose думаю считаю кажется νομιζω πιστευω
a an the of to in on at for with without from by about into over after before since until than as and or but if that which who when not no my your his her their our its this these those i he she we they you it is are was were be been am do does did has have had he's she's i'm it's we'll i'll very so just any some every each per up really quite i'd let's under below above between against through around off onto inside outside
ο η το οι τα τον την τη του της των στο στη στην στον στα στις σε με απο για και η ή αν να θα δεν μη μην που πωσ οτι οταν μου σου σασ τουσ πολυ πιο καθε ενα μια εναν ενασ ειναι εχω εχει κι χωρισ πριν μετα σαν`,
)
