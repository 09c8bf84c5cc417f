import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Field } from '../../../plan/plan.ts';
import { makeField } from '../../../recognise/make-field.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { askedThing, named, unitIn, type Context } from '../fields/asked-thing.ts';

type Say = (match: RegExpExecArray, isGerman: boolean) => Field | null;
const text =
  (english: string, german = english): Say =>
  (_, isGerman) =>
    named(isGerman ? german : english, 'text');
const day = (english: string, german = english): Say => (match, isGerman) => named((isGerman ? german : english).replace('$1', match[1] ?? ''), 'date'); // prettier-ignore
const long =
  (english: string, german: string): Say =>
  (_, isGerman) =>
    named(isGerman ? german : english, 'longtext');
const number = (english: string, german: string, unit?: string): Say => (_, isGerman) => named(isGerman ? german : english, 'number', unit ? { unit } : {}); // prettier-ignore

/** What questions ask for that name no thing, and what a detail of it is called. */
const special: readonly (readonly [asks: RegExp, field: Say])[] = [
  [/^(?:why|warum|weshalb|wieso)(?!\p{L})/iu, long('Reason', 'Grund')],
  [/^(?:what (?:it|that|the \p{L}+) (?:was|is) about|worum (?:es )?(?:ging|geht|gings|gehts|ging['’]?s|geht['’]?s)(?: es)?)$/iu, text('Subject', 'Betreff')],
  [/^where (?:they|we|he|she|it|you|one) (?:\p{L}+ )*?(?:went|rowed|drove|rode|sailed|flew|walked|go|going|goes) ?to$|^where to$|^wohin(?!\p{L})/iu, text('Destination', 'Ziel')],
  [/^where (?:to|we (?:have to|should|must|can)) (?:collect|pick|fetch|meet)(?!\p{L})|^wo .*(?:abholen|abgeholt|treffen)(?!\p{L})/iu, text('Pick-up place', 'Abholort')],
  [/^(?:how|where) (?:they|he|she|people|\p{L}+ \p{L}+) (?:found|heard|know|got to know|came across|come to know)(?: of| about)? us(?: from)?$|^where (?:they|people) know us from$/iu, text('How they found us')],
  [/^(?:woher|wie) (?:die \p{L}+ |der \p{L}+ |sie |man |er |kennen )*?(?:uns |auf uns )(?:eigentlich |denn )?(?:kennen|kennt|gefunden|gekommen|aufmerksam)?.*$|^woher kennen (?:die \p{L}+|sie) uns.*$/iu, text('Woher', 'Woher sie uns kennen')],
  [/^how (?:damp|humid)(?!\p{L})|^wie feucht(?!\p{L})/iu, number('Humidity', 'Luftfeuchtigkeit', '%')],
  [/^how (?:warm|cold|hot)(?!\p{L})|^wie (?:warm|kalt|heiß)(?!\p{L})/iu, number('Temperature', 'Temperatur', '°C')],
  [/^(?:how many|how much|wie ?viele?)(?: \p{L}+){0,3}? (?:left|in stock|still there|noch da|noch übrig|auf lager|übrig)(?: .*)?$/iu, number('In stock', 'Bestand')],
  [/^how (?:they|people|somebody|someone|the \p{L}+|\p{L}+s) (?:wants?|likes?|prefers?|would like|['’]d like) to be (?:contacted|reached|called|told|informed)(?!\p{L})|^wie (?:man )?(?:sie|er|die \p{L}+|der \p{L}+|\p{L}+) .*(?:kontaktiert|erreicht|erreichen|angesprochen|benachrichtigt)(?!\p{L})/iu, text('Contact by', 'Kontakt per')],
  [/^how (?:they|people|he|she|the \p{L}+|\p{L}+s) (?:get|gets|come|comes|travel|travels|arrive|arrives)(?: there| here)?$|^wie (?:sie|die \p{L}+|er) (?:an)?(?:kommen|kommt|reisen|anreisen)(?: .*)?$/iu, text('Travel', 'Anreise')],
  [/^(?:what|was) (?:they|he|she|it|the \p{L}+|sie|er|es|die \p{L}+) (?:must not|mustn['’]?t|may not|can['’]?t|cannot|should not|shouldn['’]?t) (\p{L}+)$/iu, (match) => named(`Must not ${match[1]}`, 'text')],
  [/^was (?:sie|er|es|die \p{L}+|der \p{L}+) nicht (\p{L}+) (?:darf|dürfen|soll|sollen|sollte|sollten)$/iu, (match) => named(`Darf nicht ${match[1]}`, 'text')],
  [/^(?:was|wie ?viel) (?:der|die|das|es|sie|er)(?: \p{L}+)? gekostet (?:hat|haben)$/iu, (_, isGerman) => named(isGerman ? 'Kosten' : 'Cost', 'money')],
  [/^(?:what|which) (?:the |their |its |his |her )(\p{L}+(?: \p{L}+)?)(?: of (?:the |a )?[\p{L} ]+)? (?:was|is|were|are)$/iu, (match) => named(match[1]!, 'text')],
  [/^(?:was|welche) (?:die|der|das|seine|ihre) (\p{L}+(?: \p{L}+)?)(?: (?:vom|von der|der|des) [\p{L} ]+)? (?:war|ist|waren|sind)$/iu, (match) => named(match[1]!, 'text')],
  [/^(number|name|size|colour|color|date) of (?:the |their |its |his |her )(\p{L}[\p{L}-]*)$/iu, (match) => (/^date$/iu.test(match[1]!) ? named(`${match[2]} date`, 'date') : named(`${match[2]} ${match[1]}`, 'text'))],
  [/^(?:ob (?:sie |er )?|whether (?:they are |they['’]re )?|if (?:they are |they['’]re )?)?(?:\p{L}+ )?(under|over|above|below|unter|über|ab) (\d{1,3})(?: (?:ist|sind|are|is))?$/iu, (match) => named(`${match[1]} ${match[2]}`, 'boolean')],
  [/^muss (?:er |sie |es |man )?(?:zurückgerufen|zurück gerufen) werden$|^(?:needs?|has|wants?) (?:to be )?(?:called|a call) back$/iu, (_, isGerman) => named(isGerman ? 'Rückruf' : 'Call back', 'boolean')],
  [/^(?:when|wann) .*?(?:the |their |its |his |her |die |der |das |ihre? |seine? )(\p{L}[\p{L}-]*) (?:runs? out|expires?|ends?|lapses?|abläuft|endet|ausläuft|verfällt)$/iu, day('$1 until', '$1 bis')],
  [/^wann (?:der|die|das|den) (\p{L}[\p{L}-]*) (?:zuletzt|das letzte mal|letztes mal)(?!\p{L}).*$/iu, day('$1 last', '$1 zuletzt')],
  [/^when (?:the |an? )?(\p{L}[\p{L}-]*) (?:was|came|last) (?:last |in last|here last|there last).*$/iu, day('Last $1')],
  [/^when (?:\p{L}+ ){1,2}last (?:looked over|checked|went over|inspected|looked at) (?:the |its |their )?(\p{L}[\p{L}-]*)$/iu, day('$1 last checked')],
  [/^(?:when|wann) (?:it |they |das |es |sie )?(?:was |were |is |war |ist )?(?:wieder |again )?(?:back|zurück)$/iu, day('Back on', 'Zurück am')],
  [/^when (?:they|he|she|somebody|someone) (?:left|leaves?|quit)$|^wann (?:\p{L}+ )*?(?:aufgehört|ausgetreten|aufhört|austritt|gegangen)(?: \p{L}+)?$/iu, day('Left on', 'Ausgetreten am')],
  [/^(?:bis )?(?:how|wie) (?:far|weit)(?!\p{L})/iu, number('Distance', 'Entfernung', 'km')],
  [/^wie schwer(?!\p{L}).*(?:ist|sind|war)$/iu, number('Weight', 'Gewicht', 'kg')],
  [/^since when$|^seit wann$/iu, day('Since', 'Seit')],
  [/^(?:the )?(?:day|date) (?:when |on which |that )?(?:the |their |its )?(\p{L}[\p{L}-]*) (?:is|was|were|got|has been|are) \p{L}+(?: \p{L}+)?$/iu, day('$1 date')],
  [/^(?:das datum|den tag|der tag),? (?:wann|an dem|als) (?:das|die|der) (\p{L}[\p{L}-]*) .*$/iu, day('', '$1 am')],
  [/^(?:their |his |her |the )?(?:parents?|mums?|mothers?|fathers?)(?:['’]s?)? (?:number|phone|mobile)$/iu, (_, isGerman) => named(isGerman ? 'Telefon der Eltern' : 'Parents’ phone', 'phone')],
  [/^(?:an? |the |their |eine? |die )?(?:emergency|notfall)(?: ?number| ?contact number| ?nummer)$/iu, (_, isGerman) => named(isGerman ? 'Notfallnummer' : 'Emergency number', 'phone')],
  [/^(?:how much|what|wie ?viel) (?:per ?cent|prozent|%) (?:of )?(\p{L}[\p{L}-]*)(?: .*)?$/iu, (match) => named(match[1]!, 'number', { unit: '%' })],
  [/^how many ((?:square |cubic )?met(?:er|re)s|kilomet(?:er|re)s|lit(?:er|re)s|miles|kilos|hours|minutes) of (\p{L}[\p{L}-]*)(?: .*)?$/iu, (match) => named(match[2]!, 'number', unitOf(match[1]!))],
  [/^wie ?viele? (metern?|kilometern?|litern?|kilo|kilogramm|stunden|minuten) (?!noch|schon|das|es|da)(\p{Lu}[\p{L}-]*)(?: .*)?$/u, (match) => named(match[2]!, 'number', unitOf(match[1]!))],
  [/^how (?:many|much) (\p{L}[\p{L}-]*)(?: .*)?$/iu, (match) => (/^(?:is|are|was|it|they|we|i|he|she|there|of|does|do|did|more|money)$/iu.test(match[1]!) ? null : named(match[1]!, 'number'))],
]; // prettier-ignore
const unitOf = (said: string): Partial<Field> => {
  const unit = unitIn(`x in ${said}`);
  return unit ? { unit } : {};
};

const isTicked = /(?<!\p{L})(?:yes ?(?:or|\/|-) ?no|ja ?(?:oder|\/|-) ?nein|tick ?box|check ?box)(?!\p{L})/iu;
const tickMarks = /[\s,(:–-]*(?:a )?(?:yes ?(?:or|\/|-) ?no|ja ?(?:oder|\/|-) ?nein|tick ?box|check ?box)\)?(?: ankreuzen)?/giu; // prettier-ignore
const files = /(?<!\p{L})(?:pdfs?|files?|documents?|dateien?|dokumente?|sheet music|manuals?|contracts?|noten(?:blatt|blätter)?|anleitung(?:en)?|handbuch|verträge?|lageplan|floor ?plan|certificates?|zeugnis(?:se)?|bescheinigung(?:en)?|attest)(?!\p{L})/iu; // prettier-ignore
const opened = /(?<!\p{L})(?:pdfs?|files?|upload\p{L}*|attach\p{L}*|open it|open them|datei(?:en)?|hochlad\p{L}*|anhängen|anhang|öffnen)(?!\p{L})/iu; // prettier-ignore
const inverted = /^(?:does|do|did|is|are|was|were|has|have|can) (?:(?:the|a|an|each|every|their|his|her) \p{L}+|they|he|she|it|we|somebody|someone|\p{L}+s) (.+?)(?: or not)?$/iu; // prettier-ignore
const germanInverted = /^(?:ist|sind|war|hat|haben|hats|hat['’]s|kann|muss|wurde)(?: (?:es|er|sie|das|die|der \p{L}+|die \p{L}+|das \p{L}+|alles))? ?(?:schon |noch |auch )*(\p{L}+(?: \p{L}+)?)(?: werden)?$/iu; // prettier-ignore
const isOfHealth = /(?<!\p{L})(?:allergic|allergies|allergy|allergisch|allergie[n]?)(?!\p{L})/iu;
const trait = /^(?:that (?=(?:he|she|it|they|the|an?|one|somebody) \p{L})|dass |if |whether |ob )/iu;

/**
 * The field that a piece of a message asks for: a question by what it asks for, a thing by its name, what is so or
 * not as a tick; null where the piece names nothing that could be entered.
 */
export function fieldOf(said: string, about: Context, message: string): Field | null {
  const isGerman = about.plan.language === 'de';
  const bare = said.replace(/[?.!,;:\s]+$/, '').replace(/^(?:also|so|und zwar|i\.?e\.?|namely|nämlich) /iu, '').trim(); // prettier-ignore
  if (bare === '') return null;
  if (isOfHealth.test(bare)) return named(isGerman ? 'Allergien' : 'Allergies', 'longtext');
  if (isTicked.test(bare)) return ticked(bare.replace(tickMarks, '').replace(/^(?:if|whether|ob) /iu, '').trim(), about); // prettier-ignore
  const clause = bare.replace(/,? (?:measured )?(?:in|as) (\p{L}+|°C|%)$/iu, '');
  const asked = specialOf(clause, isGerman);
  if (asked) {
    const unit = unitIn(bare);
    return { ...asked, ...(unit && asked.type === 'number' && { unit }) };
  }
  if (/^(?:(?:a|an|the|some|ein|eine|die|das) )?(?:photos?|pictures?|pics?|images?|fotos?|bild(?:er)?)(?: (?:of|from|von|vom|der) .*)?$/iu.test(bare)) return named(isGerman ? (/bild/iu.test(bare) ? 'Bild' : 'Foto') : 'Photo', 'image'); // prettier-ignore
  const question = inverted.exec(bare);
  if (question) return wholeTick(bare, question, about);
  const german = isGerman ? germanInverted.exec(bare) : null;
  if (german && !/^(?:wer|was|wie|wo)$/iu.test(german[1]!)) return ticked(german[1]!, about);
  if (trait.test(bare)) return tickOf(bare.replace(/^(?:that|dass) /iu, isGerman ? 'ob ' : 'whether '), about);
  if (files.test(bare) && (opened.test(message) || /pdf|file|datei|upload/iu.test(bare))) {
    const thing = askedThing(bare.replace(/ (?:as|als) (?:an? |eine? )?(?:pdfs?|files?|datei(?:en)?)$/iu, ''), { ...about, isPicture: false }); // prettier-ignore
    return thing && named(thing.label, 'file');
  }
  const field = askedThing(bare, about);
  if (!field) return null;
  if (field.label.includes(' ') && /(?: at| on| am)$/u.test(field.label) && field.type === 'text') return named(field.label.replace(/ at$/u, ' on'), 'date'); // prettier-ignore
  return field;
}

function ticked(label: string, { plan }: Context): Field | null {
  const short = label.replace(/^(?:the|an?|der|die|das|ein(?:e[nm]?)?|ob|if|whether) /iu, '').trim();
  return short !== '' && short.split(' ').length <= mostWords && !listsMeant(short, plan).some(({ at, end }) => at === 0 && end === short.length) ? named(toLabel(short), 'boolean') : null; // prettier-ignore
}
const mostWords = 4;

/** "Does a stall need power or not": needs power. */
function wholeTick(bare: string, [, rest = '']: RegExpExecArray, context: Context): Field | null {
  const helper = bare.split(' ')[0]!.toLowerCase();
  const said = /^(?:does|do|did)$/.test(helper) ? `whether it ${rest}` : `whether they ${helper === 'is' || helper === 'was' ? 'are' : helper} ${rest}`; // prettier-ignore
  const field = tickOf(said, context);
  return field && named(field.label.replace(/^Need /u, 'Needs ').replace(/^Have /u, 'Has '), 'boolean');
}

/** The subject of a clause, where it is the list that gets the field, is no part of the field's name. */
function tickOf(clause: string, context: Context): Field | null {
  const subject = /^(?:if|whether|ob|that) (?:der|die|das|ein|eine|the|an?|each|every|jede[rs]?) (\p{L}[\p{L}-]*) (?=\p{L})/iu.exec(clause); // prettier-ignore
  const isList = subject && listsMeant(subject[1]!, context.plan).some(({ score }) => score >= 2);
  const isGerman = context.plan.language === 'de';
  // "whether the bell works": what is so of a part says which part
  const [, part = '', state = ''] = isGerman || isList ? [] : (/^(?:if|whether) (?:the|its|their) (\p{L}[\p{L}-]*) (?:(?:is|are|was|were|has been|have been) )?(?:already |still )?(\p{L}+(?: \p{L}+)?)$/iu.exec(clause) ?? []); // prettier-ignore
  if (part !== '') return named(`${part} ${state}`, 'boolean');
  const plain = isList ? clause.replace(subject[0], isGerman ? 'ob sie ' : 'whether they ') : clause;
  const field = askedThing(plain.replace(/^(ob|whether|if) (?:sie |they )?(?:already |schon |bereits )/iu, '$1 '), { ...context, isTick: true }); // prettier-ignore
  if (!field) return null;
  return named(field.label.replace(/^(?:Already|Schon|Bereits|Jemand|Einer|Can already) /u, (part) => (part.startsWith('Can') ? 'Can ' : '')), 'boolean'); // prettier-ignore
}

/** By what a question asks for that names no thing. */
export function specialOf(said: string, isGerman: boolean): Field | null {
  for (const [asks, make] of special) {
    const match = asks.exec(said);
    const field = match && make(match, isGerman);
    if (field) return field;
  }
  return null;
}

/** Whether a piece names by itself the type of what it asks for: a day, a number, a person, a question. */
export function isTyped(said: string, { plan }: { plan: AppPlan }): boolean {
  if (/^(?:who|whose|which|what|how|when|where|why|if|whether|wer|wem|wessen|was|wie|wann|wo|warum|welche\p{L}*|ob|seit wann|since when)(?!\p{L})/iu.test(said)) return true; // prettier-ignore
  const type = makeField(said)?.field.type;
  return (type !== undefined && type !== 'text') || listsMeant(said, plan).length > 0;
}
