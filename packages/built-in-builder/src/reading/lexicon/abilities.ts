/**
 * What apps let people do, as a closed list. An ability is said by a verb, by a noun, or by a phrase of the cleaned
 * text in lower case. `makes` is the record that using it leaves behind.
 */
export type AbilityEntry = { verbs?: string; nouns?: string; phrases?: string; makes?: string };

export const abilityEntries = {
  admin: {
    nouns: 'administrator backend back-end admin',
    phrases: 'admin panel|admin dashboard|backend management|administrators?',
  },
  apply: {
    verbs: 'apply',
    phrases:
      'antrag|anträge|beantrag|bewerb|submit(?:ting)? (?:an? |their |online )?applications?|apply for|apply to|applications? form|loan applications?|online applications?|submit (?:their )?resumes?',
    makes: 'application',
  },
  approve: {
    verbs: 'approve reject',
    nouns: 'approval',
    phrases:
      'accept or (?:reject|decline)|says? (?:ok |okay )?\\(yes|sign off on|genehm|freige[bg]|(?:geben|gibt) (?:\\p{L}+ )?frei|(?:lehnen|lehnt) (?:\\p{L}+ )?ab|ablehn|abgelehnt',
  },
  assign: {
    verbs: 'assign delegate',
    nouns: 'assignment-of',
    phrases:
      'assigning|whose turn|who takes over|plan who|who (?:serves|works|plays|teaches|drives) (?:at|on|in) which|(?:teile|teilt|teilen) (?:\\p{L}+ ){0,3}ein\\b|wer (?:ist )?dran|(?:teilt|teilen|weist|weisen) (?:\\p{L}+ ){0,3}zu\\b|einteil|eingeteilt|zugeteilt|gets? allocated|allocate|assigned to|zuweis|zugewiesen|zuordn|zugeordnet|zuteil',
  },
  assistant: {
    nouns: 'chatbot assistant',
    phrases: 'ai assistant|virtual assistant|chat bot|customer support tool|online support',
  },
  book: {
    verbs: 'book reserve rent',
    nouns: 'booking reservation appointment',
    phrases:
      '(?:wir )?vermieten\\b|mieten (?:kann|können)|verleih von|leih(?:en|t) (?:aus|können)|schedule (?:an? )?(?:appointment|viewing|visit)s?|request (?:an? )?viewing|buchen|reservier|buchung|(?<!mit )(?<!mit einem )(?<!-)termin',
    makes: 'booking',
  },
  calculate: {
    verbs: 'calculate compute owe sum',
    nouns: 'calculator calculation bill-split budget total balance conversion converter score-total',
    phrases:
      '(?:monthly|yearly|weekly|daily) (?:sum|total)s?|sum per\\b|\\p{L}*rechner\\b|(?:what|how much) is left|left of the|insgesamt|how much (?:\\w+ ){0,3}(?:left|earns?|costs?|owes?)|(?:let me |to )?scale|scaling|per head|schuldet|schulden\\b|restbetrag|zusammenrechn|ausrechn|(?:rechnet?|rechnen) (?:\\p{L}+ ){0,3}(?:aus|um|zusammen)\\b|umrechn|verdien|pro kopf|computed from|hochrechn|get a score|scores? at the end|how much (?:is left|we spent|i spent|in total)|sum of|total (?:cost|price|hours|amount)|add up|unit conversions?|average|total value|grand total|durchschnitt|saldo|wie ?viel(?!e)|summe|gesamt|berechn|who owes|how (?:many|much) (?:[\\p{L}-]+ ){0,4}(?:do|will) (?:i|we|you) need|(?:euros?|dollars?|pounds?) per (?:hour|metre|meter|day|night|kilo)|who is up or down',
  },
  calendar: {
    nouns: 'calendar timetable rota',
    phrases:
      '(?:view|see|show) the schedule|(?:instructor|interview|staff|class|shift|appointment) scheduling|dienstplan|schichtplan|own schedules?|their schedules?|wochenplan|monatsplan|jahresplan|wochenansicht|monatsansicht|on (?:a|the) calendar|week view|month view|belegungsplan|(?:training|class|weekly|monthly|work|event) schedules?|schedule of|shift plan|shift planner|by (?:day|week) view|\\p{L}*kalender|stundenplan|week plan|meal plan',
  },
  chart: {
    nouns: 'chart graph diagram visualization visualisation statistic statistics analytics diagramm statistik',
    phrases:
      'grafik|balken|tortendiagramm|kurve|verlauf als|im verlauf|bar charts?|over time|dashboard with|data analysis|charts?|graphs?|visuali[sz]|statisti|\\p{L}*diagramm|kurve',
  },
  chat: {
    verbs: 'chat',
    nouns: 'chat messaging',
    phrases:
      'schreiben sie sich|sich (?:gegenseitig )?(?:schreiben|austauschen)|write (?:to )?each other|schreiben (?:sie )?(?:sich|einander)|contacting (?:sellers?|owners?|hosts?|providers?)|communicate with|send (?:direct |private )?messages? to|message (?:each other|other|the)|contact (?:sellers?|owners?|other|each)|interact with other|instant messag|real[- ]time communication|private messages?|talk to|nachrichten',
  },
  comment: {
    verbs: 'comment reply',
    nouns: 'comment reply discussion forum kommentar',
    phrases:
      'kommentier|kommentar|diskutier|(?:leave|give|share|collect|post) feedback|feedback (?:on|from|form|system|section)|leave comments?|comment on|participate in (?:project )?discussions?|discuss|respond to|kommentier',
    makes: 'comment',
  },
  compare: { verbs: 'compare', nouns: 'comparison', phrases: 'side by side|vergleich' },
  download: { verbs: 'download', phrases: 'download|herunterlad' },
  email: {
    nouns: 'newsletter-mail',
    phrases:
      'send(?:ing)? (?:an? |out )?e-?mails?|by e-?mail|compose e-?mails?|email sending|per e-?mail|(?:kriegen|bekommen|bekommt|erhalten|erhält|kriegt) (?:\\p{L}+ )?(?:e-?)?mail',
  },
  export: {
    verbs: 'export print',
    phrases:
      'als (?:pdf|csv|excel)|ausdruck|druckbar|zum drucken|export|as (?:a )?(?:pdf|csv|excel)|to (?:pdf|csv|excel)|csv|excel file|print(?!s\\b)|exportier|\\p{L}*drucken',
  },
  favourite: {
    verbs: 'favourite favorite bookmark',
    nouns: 'favourite favorite wishlist watchlist bookmark',
    phrases:
      'save favou?rites|wish ?list|watch ?list|add to favou?rites|merkliste|favorit|(?:can|and|to|or) like (?:them|it|posts?|photos?|each|others|the|a)\\b|likes on',
  },
  filter: {
    verbs: 'filter sort',
    nouns: 'filter sorting',
    phrases:
      'brows(?:e|ing) (?:\\w+ )?\\w+ by\\b|eingrenz|nach kategorie|nur die\\b|filter|sort(?:ed|ing)? by|narrow down|sortier|by categor(?:y|ies)|group by',
  },
  follow: {
    verbs: 'follow unfollow',
    nouns: 'follower',
    phrases: 'follow (?:each other|other|people|users|artists|authors|brands)',
  },
  form: {
    nouns: 'contact-form',
    phrases:
      'anfragen? (?:von|aus|über) (?:der|die|meiner|unserer) (?:web|inter|home)\\p{L}+|submit (?:talks|papers|ideas|questions|proposals|requests|entries|reports)|suggest (?:an? |new )|(?:appointment|arrangement|booking|quote|membership) (?:requests|applications)|contact (?:us|form|page)|(?:contact|contacting) the |fill(?:ing)? (?:out|in) (?:an? |the )?\\w* ?forms?|(?:inquiry|enquiry|feedback|request|registration|application|order) forms?|submit (?:an? )?(?:request|inquir|enquir|form|feedback|question)|contact page|\\p{L}*formular|melden (?:können|dürfen|sollen)|quote requests?|request (?:an? )?quotes?',
  },
  history: {
    phrases:
      'remembers? the last|who and when|historie|bisherige[nr]?|vergangene[nr]?|frühere[nr]?|previous years|protokoll\\b|keep(?:ing)? (?:a |the )?history|(?:booking|order|purchase|transaction|payment|browsing|viewing|search|watch|sending|call|game|service|medical|maintenance|lending|loan) (?:records|history)|past (?:orders|bookings|games|workouts)|history of (?:orders|bookings|all|past|calls|payments|changes)|(?:see|view) (?:the|my|their) history|previous (?:orders|bookings|results)|history of (?:\\w+ )?\\w+s\\b|(?:see|view|show|with) (?:an? |the |my |their )?(?:\\w+ )?history|verlauf|historie',
  },
  join: {
    verbs: 'join enroll enrol enlist rsvp',
    nouns: 'enrollment enrolment signup registration-for',
    phrases:
      '(?:runner|participant|student|event|course|team|volunteer|guest) registration|(?:can|to|must) enlist|meld(?:en|et) (?:\\p{L}+ ){0,4}an\\b|sich (?:\\p{L}+ ){0,3}(?:eintragen|einschreiben)|(?:trägt|tragen) sich|mitmachen|teilnehmen|zusagen\\b|wer kommt|who comes|(?:pick|picks|choose|take|takes) (?:an? |their |one )(?:\\w+ )?(?:shift|task|slot|job|duty)s?|(?:register|sign) (?:up )?for (?:a|an|the)|sign(?:ing)? up for|regist(?:er|ers|ering) for|(?:say|tell|note) (?:whether|if) they(?: can| will)? (?:come|attend|join)|(?:pick|choose|take) (?:their |her |his )?(?:own )?shifts?|join (?:a |an |the )?(?:group|class|event|team|club|communit)|people sign up|registration for|online enrollment|take part|who(?:’s| is| are) (?:coming|joining|attending|in\\b)|\\brsvp|anmeld|attend(?!ed\\b|ees?\\b)',
    makes: 'registration',
  },
  login: {
    nouns: 'login authentication',
    phrases:
      '(?:members?[- ]only|internal|private) (?:area|section)|intern(?:er|en|e) bereich|mitgliederbereich|log(?:ging)? ?in\\b|sign(?:ing)? ?in\\b|user registration|registration and login|user accounts?|create (?:an )?accounts?|password|einlogg|register and|(?:able to|can) register,|user authentication',
  },
  map: {
    nouns: 'map',
    phrases:
      'auf karte|standort auf|map pin|pins? on|on a map|map of|map view|google maps|landkarte|auf (?:einer|der) karte',
  },
  match: {
    verbs: 'match',
    nouns: 'matching matchmaking',
    phrases: 'match(?:ing)? (?:with|users|people)|find (?:a )?(?:match|partner|buddy)',
  },
  notify: {
    verbs: 'notify remind alert warn',
    nouns: 'notification reminder alert erinnerung',
    phrases:
      '\\balert (?:staff|me|us|the|them|users|when)|gewarnt|bescheid|alarm|ping me|nachricht wenn|melde(?:t|n) sich wenn|gets? (?:an? )?(?:text|sms|message|email|alert)|let (?:me|us) know when|remind|whatsapp|push notif|erinner|benachrichtig|warn',
  },
  order: {
    verbs: 'order purchase buy',
    nouns: 'cart checkout basket order',
    phrases:
      'vorbestell|warenkorb|einkaufswagen|warenkorb|online-?shop|webshop|shopping cart|place (?:an? )?orders?|add (?:\\w+ )?to (?:the |their )?cart|order online|bestell|warenkorb|pre-?order|checkout',
    makes: 'order',
  },
  pay: {
    verbs: 'pay',
    nouns: 'payment checkout stripe paypal',
    phrases:
      'pay(?:ing)? (?:online|for|by|with|rent|bills?)|pledg(?:e|ing) money|online payments?|stripe|paypal|credit card|make (?:a )?payments?|payments?|donate (?:to|money|online|an amount|any amount)|accept(?:s|ing)? donations|bezahl',
  },
  play: {
    verbs: 'play',
    nouns: 'game minigame puzzle',
    phrases:
      'browser game|\\bhangman\\b|\\bsudoku\\b|tic[- ]tac[- ]toe|\\broll(?:s|ing)? (?:the )?dice|play (?:a |the )?games?|playing|mini ?games?|spielen',
  },
  profile: {
    phrases:
      'personal cent(?:er|re)|(?:user|personal|own|their|his|her|my|member|student|author|worker|player|employee|customer) profiles?|(?:create|creating|manage|managing|edit|update|updating|build|set up) (?:an? |the |their )?(?:own |detailed )?profiles?|profile (?:management|pages?|information|creation|section)|profiles,? includ|manage (?:their |my )?(?:own )?(?:account|personal) (?:information|details)|(?:their|own|manage|update|edit|access) personal (?:information|details)|user cent(?:er|re)|account (?:information|settings|management)|manage (?:their )?accounts?\\b|mein profil|profile? (?:anlegen|verwalten|bearbeiten)|profilseite',
  },
  quiz: {
    nouns: 'quiz exam test flashcard quizz',
    phrases:
      'quiz|multiple[- ]choice|take (?:a |the )?tests?|kopfrechnen|lernkarten|karteikarten|spaced repetition|practice (?:questions|tests?)|online (?:tests?|exams?)|mock exams?|abfrag|vokabel',
  },
  rank: {
    nouns: 'leaderboard ranking scoreboard standings rangliste',
    phrases:
      '(?:den|die|das) (?:schwerste|größte|beste|schnellste|höchste|weiteste|längste|älteste)n? (?:zuerst|oben|vorne?)|wer (?:\\p{L}+ )?am (?:meisten|häufigsten|schnellsten|weitesten|öftesten)|the (?:best|top|fastest|heaviest|longest) (?:ten|three|five|\\d+)|who (?:got|has|had|won|is) the most|who is up or down|wer (?:am|die|das|den) meisten|(?:schwersten?|besten?|größten?|schnellsten?|meisten) (?:ist |steht |stehen )?(?:ganz )?oben|platzierung|wer (?:ist|wird|hat) (?:\\p{L}+ )?(?:\\p{L}*könig|\\p{L}*meister|erste|die meisten)|\\p{L}*könig\\b|final standings|best (?:of|times?|scores?)|ranking|leader ?board|rankings?|top (?:ten|10|players)|high ?scores?|standings|bestenliste|league table',
  },
  rate: {
    verbs: 'rate',
    nouns: 'rating',
    phrases:
      'give[sn]? (?:\\w+ )?points|points from 1|vergibt punkte|punkte vergeben|notes? with (?:an? )?score|star ratings?|ratings?|rate (?:how|the|an?|each|every|their|our|them|it|other)\\b|leave (?:a )?reviews?|give (?:a |stars)|bewert|write reviews?|(?<!(?:hourly|daily|interest|exchange|tax|heart) )rate (?:and|or)|post reviews?|reviews and',
    makes: 'review',
  },
  report: {
    nouns: 'report reporting bericht auswertung',
    phrases:
      '(?:revenue|income|sales|costs?|spending|hours) (?:by|per|each) (?:month|week|year|day)|monatsübersicht|jahresübersicht|monatsende|jahresende|end of (?:the |each |every )?(?:month|year|week)|(?:stunden|umsatz|kosten|summe|einnahmen) (?:pro|je) (?:\\p{L}+)|(?:hours|income|revenue|sales|costs?|total) per (?:\\w+)|reports?|(?:monthly|weekly|yearly|annual) (?:summary|overview|totals?)|analysis reports?|auswert',
  },
  search: {
    verbs: 'search',
    nouns: 'search',
    phrases:
      'find (?:things|stuff|them|it) (?:again|fast|quickly)|wiederfind|nachschlag|finden (?:kann|können)|search|look(?:ing)? up|find (?:a |the |an )?\\w+ by|(?:to|can|and|,) find (?!out\\b)(?:\\w+ )?\\w+s\\b|suche|search for|query',
  },
  share: {
    verbs: 'share',
    nouns: 'sharing',
    phrases:
      '(?:with|via|by|over) (?:the|a|this) link|mit (?:dem|einem) link|link teilen|geteilter link|shar(?:e|ing) |social media|share links?|teilen|publish to',
  },
  status: {
    nouns: 'status stage kanban',
    phrases:
      'sets? (?:it|them) to\\b|\\bi mark\\b|not (?:yet )?given back|who is still|schon (?:ge|be)zahlt|tick (?:\\w+ )?off|done (?:or not|\\(yes)|who (?:\\w+ )?showed up|still (?:out|missing|open)|noch (?:fehl|aus)|(?:state|stage|status) \\(|fertig\\b|abgehakt|ampel|unbezahlt|noch offen|offene[rn]?\\b|packed|delivered|shipped|mark(?:s|ed|ing)? (?:\\w+ ){1,4}as \\w+(?:ed|en|d|t|n)\\b|mark(?:s|ed|ing)? (?:\\w+ ){0,3}(?:as )?(?:done|complete|paid|read|finished|watched|ready)|tick(?:ing)? off|check(?:ing)? off|status|track(?:s|ing)? (?:\\w+ ){0,2}(?:until|progress)|whether (?:it|they)(?:[’]s| is| are| was| were| has| have|’re)|overdue|order tracking|progress of|track(?:ing)? progress|kanban|abhaken|erledigt|pipeline|to[- ](?:do|doing)\\b',
  },
  subscribe: { verbs: 'subscribe', nouns: 'subscription newsletter', phrases: 'subscrib|newsletter|mailing list' },
  timer: {
    verbs: 'clock',
    nouns: 'timer stopwatch countdown pomodoro',
    phrases:
      'zeit stoppen|stoppt die zeit|timers?|stop ?watch|countdown|start and stop|clock (?:in|out)|log(?:ging)? hours|stoppuhr',
  },
  upload: {
    verbs: 'upload attach',
    nouns: 'upload attachment',
    phrases:
      '(?:bild|bilder|foto|fotos|datei|dateien|pdf) (?:\\p{L}+ )?hoch|anhängen|anhänge\\b|attach(?:ed|ments?)?\\b|upload|attach (?:a |an )?|(?:music|scans?|receipts?|certificates?|contracts?|manuals?) as (?:a )?pdf|hochlad',
  },
  vote: {
    verbs: 'vote upvote',
    nouns: 'vote poll voting',
    phrases: 'stimmen (?:\\p{L}+ ){0,3}ab\\b|abgestimmt|(?:up|down)?vot(?:e|es|ing)\\b|polls?\\b|abstimm|thumbs up',
    makes: 'vote',
  },
} as const satisfies Record<string, AbilityEntry>;

export type Ability = keyof typeof abilityEntries;
