import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field, FieldType } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { askedField } from '../../../reading/asked-field.ts';
import { germanQuestion } from '../../../reading/german-question.ts';
import { makeField } from '../../../recognise/make-field.ts';
import { entitiesIn } from '../../understand/gist/mentions.ts';
import { listAlike } from './alike-lists.ts';
import { unitNamed } from '../../understand/unit-request.ts';

/** How something is measured, what the field of it is called, and its unit where people have one in mind. */
const measures: readonly (readonly [said: RegExp, label: string, german: string, unit?: string])[] = [
  [/^(?:how heavy|how much .*(?:weighs?|weighed)|what .*weighs?|wie schwer|was .*wiegt|wie ?viel .*wiegt)(?!\p{L})/iu, 'Weight', 'Gewicht', 'kg'],
  [/^(?:how tall|wie groß)(?!\p{L})/iu, 'Height', 'Größe', 'cm'],
  [/^(?:how high|wie hoch)(?!\p{L})/iu, 'Height', 'Höhe'],
  [/^(?:how wide|wie breit)(?!\p{L})/iu, 'Width', 'Breite'],
  [/^(?:how deep|wie tief)(?!\p{L})/iu, 'Depth', 'Tiefe'],
  [/^(?:how old|wie alt)(?!\p{L})/iu, 'Age', 'Alter'],
  [/^(?:how far|wie weit)(?!\p{L})/iu, 'Distance', 'Entfernung', 'km'],
  [/^(?:how (?:hot|cold|warm)|wie (?:heiß|kalt|warm))(?!\p{L})/iu, 'Temperature', 'Temperatur', '°C'],
  [/^(?:how many|wie ?viele) (?:there are|are there|we have|i have|es sind|wir haben|sind es|davon da sind)$/iu, 'Quantity', 'Anzahl'],
]; // prettier-ignore
const paid = /^(?:what|how much|was|wie ?viel|wie teuer|how expensive)(?!\p{L}).*(?:costs?|paid|pay|pays|spent|gekostet|kostet|bezahlt|gezahlt|ausgegeben|teuer|expensive)/iu; // prettier-ignore
const bought = /(?:gekostet|paid for|originally|mal gekostet|bought)/iu;

const article = /^(?:an?|the|some|any|their|our|its|his|her|my|your|which|what|ein|eine[nmrs]?|de[rnm]|die|das|dessen|deren|ihre?n?|seine?n?|unsere?n?|also|auch|noch|bitte|please|und|and|plus|of course|irgend(?:ein|eine|was mit|etwas mit)|something (?:like|for)|a field for|ein feld für|(?:the )?name of(?= the)|die)\s+/iu; // prettier-ignore
const behind = /\s+(?:as well|too|also|please|pls|bitte|auch|noch|dazu|dabei|mit|yet|now|here|hier|somewhere|irgendwo|per|each|there|right now|at the moment|just now|gerade|je|jeweils|eigentlich|überhaupt|immer|ja)$/iu; // prettier-ignore
const ofThem =
  /\s+(?:of (?:it|them|those|each|these|that|one|each one)|davon|von (?:ihnen|denen|jedem)|for (?:each|it|them)|on (?:it|them)|with (?:it|them))$/iu;
/** Verbs, pronouns and small words that no name of a field has. */
const noName = /(?<!\p{L})(?:as|at|like|als|wie|is|are|was|were|be|been|do|does|did|have|has|had|can|could|should|would|will|must|may|might|i|we|you|he|she|it|they|them|us|me|not|never|always|that|this|those|these|because|so|if|when|than|there|here|something|anything|nothing|everything|ist|sind|war|waren|wird|werden|hat|haben|hätte\p{L}*|kann|können|könnte\p{L}*|soll\p{L}*|will|muss|müssen|ich|wir|du|sie|er|es|man|nicht|nie|immer|dass|weil|wenn|damit|etwas|nichts|alles|irgendwas|da|dort|hier|mir|uns|want|need|know|see|put|brauch\p{L}*|wissen|sehen|keep|forget|fehlt|fehlen)(?!\p{L})/iu; // prettier-ignore
const nothing = /^(?:place|thing|things|stuff|one|ones|place for it|spot|room|field|fields|list|info|information|informationen|details?|sache|sachen|feld|liste|platz|ort dafür|hilfe|help|more|mehr|that|das|app|page|seite|button|knopf|way|weg|möglichkeit|option|both|all|alles|beides|bits|question|frage|filter|chart|search|suche|overview|übersicht|calendar|kalender|menu|menü|login|total|sum|summe|average|durchschnitt|reminder|erinnerung|sorting|sortierung)$/iu; // prettier-ignore
const mostWords = 4;
/** Who has not paid yet is a question of the records, and no field. */
const ofWhoNot =
  /^(?:who|which|wer|welche\p{L}*)(?!\p{L}).*(?<!\p{L})(?:not|never|nicht|nie|still|noch)(?!\p{L})|^who(?:m)? \p{L}+n['’]t/iu;
const countsList = (text: string, plan: AppPlan): boolean => {
  const counted = /^(?:how many|wie ?viele) (\p{L}[\p{L}-]*)/iu.exec(text)?.[1];
  return counted !== undefined && entitiesIn(counted, plan).length > 0;
};

export type Context = { plan: AppPlan; list?: Entity | undefined; isTick?: boolean; isPicture?: boolean; isLink?: boolean; isMoney?: boolean }; // prettier-ignore

/** "Brings the ball": what one of several does is what the field is called by; who it simply is, is not. */
const isDeed =
  /^(?!(?:it|they|he|she|es|sie|er|is|are|was|were|ist|sind|war|waren|hat|has)(?!\p{L}))\p{L}+(?:s|ed|ing) (?:\p{L}+ ?){1,3}$/iu;

/** The field that words ask for, a question as what it asks for; null where they are no name of anything. */
export function askedThing(said: string, context: Context): Field | null {
  const { plan } = context;
  const isGerman = plan.language === 'de';
  const text = said.replace(/["“”„«»]/gu, '').replace(/[?.!]+$/, '').trim(); // prettier-ignore
  const measure = measures.find(([words]) => words.test(text));
  if (measure) {
    const unit = unitIn(text) ?? measure[3];
    return named(isGerman ? measure[2] : measure[1], 'number', unit ? { unit } : {});
  }
  if (paid.test(text)) return named(bought.test(text) ? (isGerman ? 'Kaufpreis' : 'Purchase price') : isGerman ? 'Kosten' : 'Cost', 'money'); // prettier-ignore
  const [, oneOf, does = ''] = /^(?:which|who|welche[rsnm]?|wer)(?: one)? (?:of|von|der) (?:the |our |us |den |unseren |der )?(\p{L}[\p{L}-]*)(?: (.+))?$/iu.exec(text) ?? []; // prettier-ignore
  const among = oneOf === undefined ? undefined : entitiesIn(oneOf, plan)[0]?.entity;
  if (among && among !== context.list) return named(isDeed.test(does) ? does : among.label, 'reference', { reference: among.name }); // prettier-ignore
  const asked = /^(?:in |on |at |for |from |to |with |an |auf |bei |zu |mit |von |für |aus |um |seit |by )?(?:which|what|welche[rsnm]?)\s+(?:kind of |type of |art )?(\p{L}[\p{L}-]*)(?: .*)?$/iu.exec(text); // prettier-ignore
  if (asked && !/^(?:is|are|it|we|i|they|was|were|he|she|has|have)$/iu.test(asked[1]!)) {
    const target = entitiesIn(asked[1]!, plan)[0]?.entity ?? listAlike(asked[1]!, plan);
    if (target && target !== context.list) return named(target.label, 'reference', { reference: target.name });
    return /^stuff$/iu.test(asked[1]!) ? named('Product', 'text') : ofNoun(asked[1]!, context);
  }
  if (ofWhoNot.test(text) || countsList(text, plan)) return null;
  if (/^(?:who|whom|wer|wen|wem)(?!\p{L})/iu.test(text)) return whoever(text, context);
  if (/^(?:if|whether|ob)(?!\p{L})/iu.test(text)) return ofTick(text, context);
  if (
    /^(?:how|what|when|where|why|wie|was|wann|wo|warum|wofür|seit wann|bis wann|since when|until when)(?!\p{L})/iu.test(
      text,
    )
  ) {
    const question = askedField(text) ?? germanQuestion(text);
    if (question === null || /^how \p{L}+ (?:it|they|he|she) (?:is|are|was|were)$/iu.test(question)) return named(text.split(' ').slice(0, 2).join(' '), 'text'); // prettier-ignore
    const made = question ? makeField(question)?.field : undefined;
    return made && made.label.split(' ').length <= mostWords ? { ...made, isRequired: false } : null;
  }
  return ofNoun(text, context);
}

function ofNoun(said: string, { plan, list, isTick, isPicture, isLink, isMoney }: Context): Field | null {
  if (/^(?:their|his|her|your|ihre|seine|deren) (?:number|nummer)$/iu.test(said)) return named(plan.language === 'de' ? 'Telefon' : 'Phone', 'phone'); // prettier-ignore
  const unit = unitIn(said);
  let words = said.replace(/\s*\([^)]*\)/gu, ' ').replace(/\s+(?:in|als) (?:\p{L}+|°C|%)$/iu, (part) => (unit ? '' : part)).replace(/\s+/g, ' ').trim(); // prettier-ignore
  while (article.test(words) || behind.test(words) || ofThem.test(words)) {
    const shorter = words.replace(article, '').replace(behind, '').replace(ofThem, '').trim();
    if (shorter === words) break;
    words = shorter;
  }
  // "key to the building", "Schlüssel vom Bootshaus": the thing itself
  words = words.replace(/\s+(?:to|of|from|for|on|in|at|vom|von der|zum|zur|für|am|im|beim) (?:the |each |every |all |our |die |das |den |dem |jede\p{L}* |unsere\p{L}* )?\p{L}[\p{L}-]*(?: .*)?$/iu, (part) => (entitiesIn(part, plan).length > 0 || /vom|von der|zum|zur|to the|of the/iu.test(part) ? '' : part)); // prettier-ignore
  if (words === '' || words.split(' ').length > mostWords || noName.test(words) || nothing.test(words)) return null;
  const target = plan.entities.find((entity) => entity !== list && entitiesIn(words, { ...plan, entities: [entity] }).some(({ at, end }) => at === 0 && end === words.length)); // prettier-ignore
  if (target) return named(target.label, 'reference', { reference: target.name });
  const made = makeField(words)?.field;
  if (!made) return null;
  if (isTick) return named(made.label, 'boolean');
  if (isPicture && made.type !== 'file') return named(made.label, 'image');
  if (isLink) return named(made.label, 'url');
  if (isMoney && (made.type === 'text' || made.type === 'number') && !unit) return named(made.label, 'money');
  return unit ? named(made.label, 'number', { unit }) : { ...made, isRequired: false };
}

/** A person is chosen from the list of people that is there. */
function whoever(text: string, { plan, list }: Context): Field | null {
  const people = plan.entities.filter((entity) => entity !== list && isPerson(entity.label.toLowerCase()));
  const asked = askedField(text) ?? germanQuestion(text);
  const label = asked && !/^(?:person|assignee)$/iu.test(asked) ? toLabel(asked) : undefined;
  if (people.length === 1) return named(label ?? people[0]!.label, 'reference', { reference: people[0]!.name });
  const isCalled = /(?<!\p{L})(?:ring|call|contact|reach|phone|anrufen|erreichen|kontaktieren)(?!\p{L})/iu.test(text);
  const made = makeField(isCalled ? (plan.language === 'de' ? 'Kontakt' : 'Contact') : (label ?? 'Person'))?.field;
  return made && made.label.split(' ').length <= mostWords ? named(made.label, 'text') : null;
}

/** "whether it's broken", "ob schon repariert", "that a part is at the cleaner's": ticked by what is so. */
function ofTick(text: string, { plan }: Context): Field | null {
  const english = text.replace(/(?<!\p{L})(it|that|he|she)['’]s(?!\p{L})/giu, '$1 is').replace(/(?<!\p{L})(they|we)['’]re(?!\p{L})/giu, '$1 are').replace(/(?<!\p{L})(they|we|i)['’]ve(?!\p{L})/giu, '$1 have'); // prettier-ignore
  const asked = plan.language === 'de' ? germanQuestion(text) : askedField(english);
  const label = asked?.replace(/\s*\(yes\/no\)$/, '').replace(/^(?:has|have|hat|haben)\s+/iu, '').replace(/^(?:ein(?:en?)?|den|die|das|der|an?|the)\s+/iu, '').replace(/\s+(?:gab|gibt)$/iu, '').trim(); // prettier-ignore
  return label && label.split(' ').length <= mostWords ? named(toLabel(label), 'boolean') : null;
}

export function named(label: string, type: FieldType, more: Partial<Field> = {}): Field | null {
  const made = makeField(`${label} (number)`)?.field;
  return made ? { ...more, name: made.name, label: toLabel(label), type, isRequired: false } : null;
}

/** "in Hz", "(Kilo)", "litres": the unit that words have. */
export function unitIn(text: string): string | undefined {
  const said = /(?:^|\s)(?:in|as|als)\s+((?:square )?[\p{L}°²³]+|%)$|\(([\p{L}°²³%]+)\)\s*$/iu.exec(text);
  const unit = said?.[1] ?? said?.[2];
  return unit ? unitNamed(unit) : undefined;
}
