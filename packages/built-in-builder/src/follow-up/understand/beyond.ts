import { outsideServices } from '../../reading/lexicon/not-made.ts';

export const noMap =
  'A map needs an outside service that apps made here do not reach, so I changed nothing. A link to a map can be kept in a field: “add a link field”.';
export const noMail = 'Apps made here send no e-mail, no text messages and no notifications, so I changed nothing.';
const message = String.raw`(?:e-?mails?|mails?|text message|sms|whatsapp|push(?: message)?|notifications?|benachrichtigung\p{L}*)`;
const sends = String.raw`(?:send\p{L}*|gets?|receives?|mail(?=s? (?:me|us|the))|e-?mail(?=s? (?:me|us|the))|notif\p{L}+|alert\p{L}*|remind\p{L}*|schick\p{L}*|verschick\p{L}*|kriegt?|kriegen|bekomm\p{L}*|erhält|erhalten|benachrichtig\p{L}*|informier\p{L}*|geht|gehen|raus)`;
const onEvent = String.raw`(?:when(?:ever)?|as soon as|once|if|automatic(?:ally)?|wenn|sobald|falls|automatisch)`;
const words = (...parts: string[]) => new RegExp('^' + parts.map((part) => String.raw`(?=.*(?<!\p{L})${part}(?!\p{L}))`).join('') + '.', 'imu'); // prettier-ignore
const mailOnEvent = [
  words(message, sends, onEvent),
  words('(?:e-?mails? (?:me|us|the)|mails? (?:me|us|the)|notify|remind|benachrichtig\\p{L}*)', onEvent),
];

/** That somebody is written to when something happens, which no app here does; a field for an address is something else. */
export const asksForMail = (text: string): boolean =>
  !/\b(?:field|column|feld|spalte)\b/i.test(text) && mailOnEvent.some((said) => said.test(text));

/** Wishes that no change of this builder meets, each with what helps instead. */
const wishes: readonly (readonly [RegExp, string])[] = [
  [/\btranslat|\b(?:in|to|into|auf) (?:german|deutsch|french|spanish|italian|polish|another language)\b/i, 'I write apps in English only, so I changed nothing. A connected model can translate them.'],
  [/\b(?:e-?mails?|notifications?|reminders?|alerts?|notify|remind)\b.*\b(?:when|if|every|each|before|after)\b|^send\b|^(?:notify|remind)\b/i, noMail],
  [/\b(?:e-?mails?|benachrichtig\p{L}*|erinner\p{L}*|nachricht)\b.*\b(?:wenn|sobald|falls|bevor|jede\p{L}*)\b|^(?:schicke?|sende|benachrichtige?|erinnere?)\b/iu, noMail],
  [/\b(?:running|consecutive|serial|sequential|automatic|auto) numbers?\b|\bnumber(?:ed|s)?\b.*\b(?:by (?:it|them)sel(?:f|ves)|automatically)\b|(?:fort|durch)?laufende\p{L}* nummer|nummer\p{L}* .*(?:automatisch|von selbst|von alleine?)/iu, 'A number that counts up by itself I cannot make, so I changed nothing. A number that people enter I can: “add a number field”.'],
  [/\b(?:twice|double|doubly|two people|both|overlap\p{L}*)\b.*\b(?:same time|at once|same day|overlap\p{L}*|book\p{L}*|lent|borrow\p{L}*)\b|\bdoppelt\b.*(?:verliehen|gebucht|vergeben|ausgeliehen|belegt)|gleichzeitig.*(?:verliehen|gebucht|vergeben|ausgeliehen)/iu, 'Whether two of them overlap is checked where an app is made with bookings in its first prompt; here I cannot add it, so I changed nothing.'],
  [/\b(?:approv\p{L}+|sign off|released?)\b.*\b(?:visible|seen?|shown?|appear\p{L}*|public)\b|\b(?:visible|seen?|shown?|appear\p{L}*|public)\b.*\b(?:approv\p{L}+|signed off|released)\b|(?:freigabe|freigeben|freigegeben|freischalt\p{L}*|genehmig\p{L}*).*(?:sichtbar|sehen|erscheinen|angezeigt)|(?:sichtbar|sehen|erscheinen|angezeigt).*(?:freigabe|freigeben|freigegeben|freischalt\p{L}*|genehmig\p{L}*)/iu, 'Hiding what waits for approval I cannot set up, so I changed nothing. A status to filter by I can add: “add a status field”.'],
  [/\b(?:pay|payments?|credit cards?|checkout)\b/i, 'Apps made here take no payments, so I changed nothing. A link to a payment page can be kept in a field: “add a payment link field”.'],
  [/\b(?:more|other|further|better) (?:example|sample|test|demo)\b|\b(?:example|sample|test|demo) (?:data|records|entries|\w+s)\b/i, 'Samples come with a list when it is made. Add your own with the button above the list, or bring in many at once from a CSV file under Database. I changed nothing.'],
  [/(?=.*(?<!\p{L})(?:excel|csv|spreadsheet|google sheets?|tabelle|liste)\p{L}*)(?=.*(?<!\p{L})(?:import\p{L}*|load|upload\p{L}*|bring (?:them|it|\p{L}+) (?:in|over)|copy (?:them|it) (?:in|over)|get (?:them|it) in(?:to)?|reinladen|laden|einlesen|hochladen|übernehmen|reinholen|rüberholen|einspielen|reinkopieren)(?!\p{L})).*\b(?:already|have|existing|schon|bereits|hab|habe|haben|import\p{L}*|upload|hochladen|einlesen|reinladen)\b/iu, 'Many records at once come in from a CSV or Excel file under Database, with “Import”. I changed nothing in the app.'],
  [/\bmaps?\b/i, noMap],
  [/\b(?:only|nobody (?:except|but|other than)|no one (?:except|but|other than))\b.*\b(?:can|may|should|must|able|allowed)\b.*\b(?:see|view|read|add|edit|change|delete)\b/i, 'Who that is I did not understand, so I changed nothing. Say it with a role, as in “only the treasurer may change orders”.'],
  [/\b(?:should|must|always) (?:start|begin)s? (?:with|as|at)\b|\bby default\b|\bdefault value\b|\bprefilled\b/i, 'Forms begin empty, with today as the day and the first state; other beginnings I cannot set. I changed nothing.'],
  [/\b(?:add|need|want|have|let (?:me|us|people|users)) (?:an? |the |to |be able to )?(?:way to |possibility to )?search\b/i, 'Every list has its search above it, and it looks through all texts of a record. I changed nothing.'],
  [/^(?:i|we) (?:don['’]t|do not) like (?:the |this )?(?:fonts?|colou?rs?|look|design|style|theme|type ?face|layout)\b|\b(?:darker|lighter|brighter|prettier|nicer|more modern|more beautiful)\b/i, 'Tell me which colour or typeface, for example “dark blue background” or “use a serif font”. I changed nothing.'],
  [/\b(?:doesn['’]t|does not|didn['’]t|did not|won['’]t) work\b|\bis broken\b/i, 'Tell me which page and what you did there. When the app shows an error, its “Fix” button sends it to me. I changed nothing.'],
  [/\b(?:mark|tick|check|cross)(?:ing)?\b.*\b(?:done|off|finished|complete|paid)\b/i, 'The state of a record is changed in its form or by moving it on the board; a list with tick boxes comes when the app is made as a to-do list. I changed nothing.'],
  [/\b(?:required|mandatory|optional)\b/i, 'I found no field of that name to change. I changed nothing.'],
  [/\blogo\b/i, 'I draw the app’s mark myself and cannot take a picture for it: upload your logo under Settings, where the app’s icon is. I changed nothing.'],
  [/\b(?:dates?|days?)\b.*\b(?:wrong way|other way|day first|month first|format|backwards|american|european|german)\b|\b(?:wrong|other) way (?:a?round)\b/i, 'Dates are written as the language of the reader’s browser has them, so that each person sees their own way; stored they are the same for all. I changed nothing.'],
  [/\b(?:make|turn|want|have) (?:it|the app|everything|this|that) (?:all )?(?:in |into )?(?:german|french|spanish|italian|polish|dutch|turkish)\b/i, 'I write apps in the language of the first prompt, so I changed nothing. Start a new app with a prompt in that language.'],
  [/\b(?:only|just) (?:show|list|display|see)\b|^(?:only (?:show|list|display)|(?:show|list|display) (?:me )?only)\b|^(?:hide|don['’]t show) (?:the )?(?:done|finished|old|closed|paid)\b/i, 'The filters above the list do that, and the choice stays in the address; say “add a filter for status” if one is missing. I changed nothing.'],
  [/\b(?:wider|narrower|width|spacing|closer together|further apart)\b/i, 'Columns are as wide as their contents; I can hide some, for example “hide the notes in the list”. I changed nothing.'],
]; // prettier-ignore

/** Why a request cannot be met; null where nothing is known about it. */
export function beyond(text: string): string | null {
  const outside = outsideServices.find(([words]) => words.test(text))?.[1];
  if (outside) return `Not made: ${outside}. That needs a service outside of the app, so I changed nothing.`;
  return wishes.find(([words]) => words.test(text))?.[1] ?? null;
}
