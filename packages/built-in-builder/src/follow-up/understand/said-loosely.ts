/** How a wish begins when it is said in passing: these words ask for nothing. */
const openings: readonly RegExp[] = [
  /^(?:hey|hi|oh|ah|hm+|well|so|btw|by the way|ps|also|and|now|ok(?:ay)?|please|pls|maybe|perhaps|one more thing|another thing)[\s,:!.]+(?=\S)|^i forgot\s*[,:!]+\s*(?=\S)/i,
  // "employees take tools home, I need to know who has what": the wish stands behind what is told
  /^(?!if |when |who )[^,:]{6,60}, (?=(?:so )?(?:i|we) (?:need|want|would like|['’]d like) to (?:know|see|note|enter|write|record|store|track)\b)/i,
];

/** Wishes as they are typed in passing, and how the requests put them. */
const ways: readonly (readonly [said: RegExp, put: string])[] = [
  [/^(?:can|could|may) (?:i|we) (?:also |please |maybe )*((?:note|write down|record|keep|store|enter|say|see|know|track|save) (?:who|when|where|whether|if|how|why|what|which)\b.+?|(?:attach|upload)\b.+?)\??$/i, 'i want to $1'],
  [/^(?:can|could|may) (?:i|we) (?:also |please |maybe )*(?:have|get) ((?:an?|some|the|another|one more)\b.+?)\??$/i, 'add $1'],
  [/^(?:can|could|let|should) (?:the |our |my )?(?:people|customers|clients|owners|visitors|members|everyone|parents|students|patients|guests) (?:be able to )?(?:look up|check|see|find out|know|track) (?:if|whether|when|how far|the (?:status|state|stage))\b.*?\??$/i, 'let people check the status with a number'],
  [/^(?:can|could) ((?:the |our |my )?(?:people|everyone|everybody|users|visitors|guests|members|customers|clients|parents|students|patients|others)) (.+?)\??$/i, 'let $1 $2'],
  [/^(?:(?:i|we) )?(?:really )?(?:don['’]?t|do not|no longer) (?:really )?(?:need|use) (?!to\b)(?:the |this |that )?(.+?)(?: field| column)?(?: any ?more| any longer)?$/i, 'remove $1'],
  [/^(?:there is )?no need for (?:the |an? )?(.+?)(?: field| column)?(?: any ?more| any longer)?$/i, 'remove $1'],
  [/^(?:the )?([\p{L} ]+?) (?:is|are) (?:still )?missing,? (?:they|each|it|every one|who|which) (?:all )?(?:has|have) (.+)$/iu, 'add a list of $1 with $2'],
  [/^(?:make|give|use|i(?:['’]d| would)? (?:rather|like|prefer|love|want))\b(?=.*\b(?:everything|whole|cheerful|friendly|fresh|look|style|theme|colou?rs?|app|it)\b).*?\b((?:(?:dark|light|deep|pale|soft) )?(?:green|red|orange|blue|yellow|purple|pink|brown|grey|gray|turquoise|teal))(?: (?:look|colou?rs?|tones?|style|theme|one))?(?: instead)?$/i, 'make it $1'],
  [/^(?:each|every|an?|one) (?!.*\b(?:should|must|needs?|can)\b)([\w ]+?) (?:always )?(?:has|have|gets) (?:exactly )?(?:one|an?) (\w+)$/i, 'add a $2 field to $1'],
  [/^(?:note|write down|record|keep|store|remember) ((?:who|when|where|whether|if|how|why|what|which)\b.+)$/i, 'add a field for $1'],
  [/^(?:big(?:ger)?|large(?:r)?) (?:pictures|photos|images)(?: please)?(?: instead of .+)?$/i, 'show them as a gallery'],
  [/^make (?:the )?(.+?) sortable by (.+)$/i, 'sort $1 by $2'],
  [/^(?:i |we )?(?:want|need|would like|['’]d like|give me|get) (?:me )?(?:an? |the )?(?:csv|excel)(?: file| list| export)?(?: of .+| from .+)?$/i, 'add an export to CSV'],
  [/^(?:bitte )?(?:noch |auch )*(?:ein|eine) (?:weiteres |neues |extra )?(?:feld|spalte) (?:für )(?:den |die |das )?(.+?)(?: bitte)?$/i, 'add a $1 field'],
  [/^(?:den |die |das )?(.+?) (?:brauche ich|brauchen wir|will ich|wollen wir) (?:gar |eigentlich )?nicht$/i, 'remove $1'],
  [/^(?:bitte )?(?:alle |die )?(?:beträge|preise|kosten|summen|alles)?,? ?(?:bitte )?(?:sind |sollen |stehen )?in (?:schweizer )?franken(?: sein| stehen| zeigen| anzeigen)?$/i, 'show amounts in CHF'],
  [/^(?:bitte )?(?:alle |die )?(?:beträge|preise|kosten|summen|alles)?,? ?(?:bitte )?(?:sind |sollen |stehen )?in (?:us-?)?dollars?(?: sein| stehen| zeigen| anzeigen)?$/i, 'show amounts in USD'],
  [/^(?:ändere?|setze?) (?:bitte )?(?:den |der )?namen? (?:der app |der seite )?(?:auf|in|zu) ["„“']?(.+?)["“”']?$/i, 'rename the app to $1'],
  [/^(?:add |we (?:also )?need |maybe )?(?:an?|another|one more) (?:further |separate |new )?list (?:with|of|for) (?:our |the |my |all )?(\p{L}[\p{L} ]*?) ?(?:\(|: ?|, with |,? with the fields? )(.+?)\)?$/iu, 'add a list of $1 with $2'],
  [/^(?:we (?:want|need) |add |i(?:['’]d| would) like )?(?:comments?|reviews?|ratings?|stars)(?: (?:and|or) (?:comments?|stars|ratings?|reviews?))+ (?:under|below|on|for|beside|with) (?:each|every|the|an?|all) (\p{L}+)$/iu, 'let people rate and review $1'],
  [/^(?:put|write|note) (?:an? |the )?(?!.*\b(?:first|last|top|bottom|front|end|before|after|above|below|page|chart|button)\b)(\p{L}[\p{L} ]*?) (?:on|beside|next to) (?:each |every |all |the )?(\p{L}+)$/iu, 'add a $1 field to $2'],
  [/^(?:bitte )?(?:noch |auch )+(?:die |den |das |eine? |einen )?(\p{L}+) (?:bei|zu) (?:den|der|dem|jedem|jeder|allen) (\p{L}+)(?: dazu)?$/iu, 'add a $1 field to $2'],
  // "mit den Erziehern": as several of them are called
  [/^(?:es )?(?:müsste|muss|sollte|soll|könnte)(?: es)?(?: (?:auch|noch|bitte|da|eine?))* (?:eine )?liste (?:mit|von) den (\p{L}+(?:er|el))n geben[:,]? (?:mit )?(.+)$/iu, 'Neue Liste $1 mit $2'],
  [/^(?:es )?(?:müsste|muss|sollte|soll|könnte)(?: es)?(?: (?:auch|noch|bitte|da|eine?))* (?:eine )?liste (?:mit|der|für|von|aller)(?: (?:den|die|der|unsere[nr]?|alle[nr]?))* (\p{L}+) geben[:,]? (?:mit )?(.+)$/iu, 'Neue Liste $1 mit $2'],
  [/^(?:der |die |das )?(\p{L}+) (?:soll|sollte|muss|müsste)(?:te)? (?:bitte )?(?:eine )?(?:eigene|extra|separate) liste (?:sein|werden|haben|bekommen),? (?:mit )?(.+)$/iu, 'Neue Liste $1 mit $2'],
]; // prettier-ignore

const rounds = 2;

/** The wish without what stands before it; in plainer words where a way of saying it is known. */
export function plainly(typed: string): string {
  let text = typed.trim();
  for (let round = 0; round < rounds; round += 1) for (const opening of openings) text = text.replace(opening, '');
  for (const [said, put] of ways) if (said.test(text)) return text.replace(said, put).trim();
  return text;
}
