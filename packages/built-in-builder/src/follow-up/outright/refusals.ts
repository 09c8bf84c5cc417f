import type { AppPlan } from '../../plan/plan.ts';
import { entitiesIn, fieldsIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';
import { anyWord } from '../any-word.ts';

/** What nothing here does: what is named, what is to be done with it where the name alone says too little, and the answer. */
type Refusal = { thing: RegExp; deed?: RegExp; sentence: string };

const refusals: readonly Refusal[] = [
  {
    thing: anyWord(String.raw`app ?stores?|play ?stores?|google play|apple store`),
    sentence: 'I cannot put an app into the App Store or Google Play, so I changed nothing. It opens in the browser of every phone, and from there it can be put on the home screen.',
  },
  {
    thing: anyWord(String.raw`banks?|bank ?accounts?|bank statements?|barclays|online[- ]?banking|giro ?konto|bankkonto|bankkonten|(?:mein|unser|vereins|geschäfts)\p{L}* ?konto|sparkasse|volksbank|kontoauszüge?|kontoauszug|postbank|revolut|monzo|n26`),
    deed: anyWord(String.raw`hook\p{L}*|connect\p{L}*|link(?:ed)? (?:it |them |up )?(?:to|with)|fetch\p{L}*|pull\p{L}*|sync\p{L}*|tie[ds]?|plug\p{L}*|(?:it|app) (?:see|read|check|look|know)s?|anbind\p{L}*|verbind\p{L}*|verknüpf\p{L}*|anschließ\p{L}*|abruf\p{L}*|hol\p{L}*|abgleich\p{L}*|ausles\p{L}*|ausliest|reinschau\p{L}*|nachschau\p{L}*|merkt|erkennt|koppel\p{L}*`),
    sentence: 'Apps made here cannot be connected to a bank account, so I changed nothing. Whether something was paid people tick by hand.',
  },
  {
    thing: anyWord(String.raw`weather|forecasts?|wetter\p{L}*|regnet|regenradar|vorhersage|temperature outside`),
    deed: anyWord(String.raw`(?:can|could|will|would|does) (?:it|you|the app|i|we)|is there|automatic\p{L}*|live|today['’]s|tomorrow['’]s|fetch\p{L}*|warn\p{L}*|anzeig\p{L}*|zeigt?|(?:kann|könnte) (?:die|sie|man|es|ich)|weiß die|morgen|warn\p{L}*|abruf\p{L}*|hol\p{L}*|guck\p{L}*|schau\p{L}*|einblend\p{L}*|einbau\p{L}*`),
    sentence: 'Apps made here cannot show the weather, which comes from a service outside that they do not reach, so I changed nothing.',
  },
  {
    thing: anyWord(String.raw`labels?|stickers?|badges?|name tags?|aufkleber\p{L}*|etikett\p{L}*|klebeetikett\p{L}*|namensschild\p{L}*`),
    deed: anyWord(String.raw`print\p{L}*|druck\p{L}*|ausdruck\p{L}*|bedruck\p{L}*`),
    sentence: 'Apps made here cannot print labels or stickers, so I changed nothing. A page prints as it is with the browser’s own command.',
  },
  {
    thing: anyWord(String.raw`photos?|pictures?|snap\p{L}*|images?|scan\p{L}*|handwriting|handwritten|camera|fotos?|bild\p{L}*|fotografier\p{L}*|handschrift\p{L}*|aufnahmen?|kamera|knips\p{L}*|abfotografier\p{L}*`),
    deed: anyWord(String.raw`(?<!(?:i|we|they|people|everyone) )recogni[sz]\p{L}*|identif\p{L}*|detect\p{L}*|guess\p{L}*|(?:it|you|app|ai) (?:also |even )?(?:read|tell|figure out|work out)s?|reads? (?:it|them|the \p{L}+|old \p{L}+) (?:off|out|for)|transcrib\p{L}*|fill\p{L}* (?:it|them|everything|the \p{L}+) in|decipher\p{L}*|erkennt (?:die|sie|es|du|das|er)|(?:die|sie|es|du|app|ki|ding) (?:\p{L}+ ){0,4}?erkenn\p{L}*|bestimmen|identifizier\p{L}*|auslesen|ausliest|liest (?:die|das|sie|du|er|es)|(?:kann|könnte) (?:die|sie|das|du|es|man) .{0,50}(?:lesen|erkennen)|entziffer\p{L}*|herausfind\p{L}*|rausfind\p{L}*|auswert\p{L}*`),
    sentence: 'Apps made here recognise nothing in pictures and read no handwriting, so I changed nothing. A picture can be kept with a record and typed off by hand.',
  },
  {
    thing: anyWord(String.raw`google[- ]?(?:calendar|kalender)|outlook|icloud|ical|apple[- ]?(?:calendar|kalender)|(?:phone|handy)[- ]?kalender|calendar (?:on|in) (?:my|the|our|their) (?:phone|mobile|iphone)|kalender (?:auf|in|im|vom) (?:mein\p{L}* |de[mr] |unser\p{L}* )?(?:handy|iphone|telefon)`),
    sentence: 'Apps made here do not exchange dates with Google Calendar, Outlook or the calendar of a phone, so I changed nothing. The app can have a calendar page of its own: “add a calendar”.',
  },
  {
    thing: anyWord(String.raw`siri|alexa|voice|microphone|dictat\p{L}*|speak (?:it|to)|talk to|sprach(?:eingabe|steuerung|befehl|nachricht|erkennung|memo)\p{L}*|diktieren|mikrofon|einsprechen|reinsprechen|vorlesen|read (?:it |them )?aloud`),
    deed: anyWord(String.raw`can|could|would|will|let|possible|want|like|able|dictat\p{L}*|speak|talk|kann\p{L}*|könn\p{L}*|geht|möglich|möcht\p{L}*|will|soll\p{L}*|lass\p{L}*|per`),
    sentence: 'Apps made here neither listen nor speak, so I changed nothing. The keyboard of a phone can take dictation in every field.',
  },
  {
    thing: anyWord(String.raw`facebook|instagram|tiktok|twitter|linkedin|youtube|ebay|kleinanzeigen|amazon|etsy|shopify|vinted`),
    deed: anyWord(String.raw`post\p{L}*|publish\p{L}*|upload\p{L}*|connect\p{L}*|hook\p{L}*|sync\p{L}*|automatic\p{L}*|fetch\p{L}*|pull\p{L}*|import\p{L}*|list (?:it|them) on|veröffentlich\p{L}*|hochlad\p{L}*|verbind\p{L}*|verknüpf\p{L}*|automatisch|anbind\p{L}*|abgleich\p{L}*|einstell\p{L}*|stell\p{L}*|übernehm\p{L}*|hol\p{L}*`),
    sentence: 'Apps made here are not connected to other sites, shops or networks, so I changed nothing. A link to them can be kept in a field.',
  },
  {
    thing: anyWord(String.raw`elster|finanzamt|tax office|hmrc|irs|datev|lexware|sevdesk|quickbooks|xero|krankenkasse|gesundheitsamt|behörde\p{L}*|authorit(?:y|ies)|insurance company`),
    deed: anyWord(String.raw`send\p{L}*|submit\p{L}*|transmit\p{L}*|connect\p{L}*|hook\p{L}*|report (?:it|them)|file (?:it|them)|automatic\p{L}*|schick\p{L}*|übermittel\p{L}*|send\p{L}*|einreich\p{L}*|verbind\p{L}*|automatisch|anbind\p{L}*|koppel\p{L}*`),
    sentence: 'Apps made here pass nothing on to offices or to other programs, so I changed nothing. Every list can be exported as a file under Database.',
  },
  {
    thing: anyWord(String.raw`sensors?|thermostats?|heating|smart ?home|door lock|alarm system|webcams?|gps|trackers?|smart ?watch\p{L}*|heizung|türschloss|alarmanlage|fühler|überwachungskamera`),
    deed: anyWord(String.raw`connect\p{L}*|hook\p{L}*|read(?:s|ing)?|control\p{L}*|switch\p{L}*|turn\p{L}*|open\p{L}*|live|automatic\p{L}*|fetch\p{L}*|where (?:he|she|it|they|the \p{L}+) (?:is|are)|verbind\p{L}*|auslesen|ausliest|steuer\p{L}*|schalt\p{L}*|anbind\p{L}*|automatisch|koppel\p{L}*|verfolg\p{L}*|orten`),
    sentence: 'Apps made here are not connected to devices, so I changed nothing. What a device shows people can enter by hand.',
  },
  {
    thing: anyWord(String.raw`sms|text messages?|whats ?app\p{L}*|texts?(?= (?:them|me|him|her|us|people|everybody|everyone|the \p{L}+|my \p{L}+|our \p{L}+)(?!\p{L}))|push[- ]?(?:messages?|nachricht\p{L}*|notifications?)|e-?mails?|mails?|newsletter|phone (?:them|him|her)|ring (?:them|him|her)|call (?:them|him|her|people) (?:up|automatically)|nachrichten?|notifications?|benachrichtigung\p{L}*|anruf\p{L}*`),
    deed: anyWord(String.raw`by itself|by themselves|on its own|automatic\p{L}*|send(?:s|ing)?|sent|texts?|remind\p{L}*|goes? out|evening before|day before|von selbst|von allein\p{L}*|von alleine|automatisch|verschick\p{L}*|schick\p{L}*|sende[nt]?|erinner\p{L}*|rausschick\p{L}*|rausgeh\p{L}*|abend vorher|tag vorher|bescheid`),
    sentence: 'Apps made here send no e-mail, no text messages and no notifications, so I changed nothing.',
  },
]; // prettier-ignore

/** What is kept or linked in the app is no service that it would need. */
const isKept = /(?<!\p{L})(?:fields?|columns?|tick ?box|links?|feld\p{L}*|spalten?|häkchen|haken|wann|who has|whether|ob)(?!\p{L})/iu; // prettier-ignore

const longest = 200;
const isRemoval = /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|drop|throw out|get rid|out they go|off with|lösch\p{L}*|entfern\p{L}*|verschwinden|weg damit|raus|page (?:with|of)|on a page|seite mit|no newsletter|was dictating|comments?|rename\p{L}*|umbenenn\p{L}*|versions?)(?!\p{L})/iu; // prettier-ignore

/** A wish for what apps made here cannot do at all is refused by name. */
export function refusedWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || isKept.test(text) || isRemoval.test(text)) return null;
  for (const { thing, deed, sentence } of refusals) {
    const found = thing.exec(text);
    if (!found || (deed && !deed.test(text.replace(found[0], ' ')) && !deed.test(text))) continue;
    if (isOfApp(found[0], plan)) continue;
    return sentence;
  }
  return null;
}

/** A list, field or choice of the app is called so, and the wish may be about that. */
const isOfApp = (said: string, plan: AppPlan): boolean =>
  entitiesIn(said, plan).length > 0 ||
  fieldsIn(said, plan, { least: 2 }).length > 0 ||
  plan.entities.some(({ fields }) =>
    fields.some(({ options = [] }) => options.some(({ value }) => value.toLowerCase() === said.toLowerCase())),
  );
