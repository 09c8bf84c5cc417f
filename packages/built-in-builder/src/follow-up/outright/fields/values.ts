import { singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import { germanSingular } from '../../../reading/german-plural.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, tokensIn } from '../../understand/gist/mentions.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid, valuesSaid, type ValueMention } from './said.ts';

const mark = '["“”„«»\'‘’]?';
const word = `[\\p{L}\\d][\\p{L}\\d'’/-]*`;
const value = `["“„«]([^"“”„»]{1,40})["“”»]|((?:${word} )??${word})`;
const an = '(?:an? |the |some |ein |eine |einen |die |der |das |den )?';
const adding: readonly RegExp[] = [
  `^${an}(?:${value})(?: still| there)? (?:is|are|fehlt|fehlen) ?(?:still |noch |mir |uns |da |auch )*(?:missing|nicht dabei)?(?!\\p{L})`,
  `(?:^|[\\s,])(?:we|i|wir|ich) (?:also |now |do |auch |jetzt |noch |neuerdings |inzwischen )*(?:do|offer|sell|get|use|take|keep|have|make|teach|haben|machen|führen|nehmen|verkaufen|bieten|mache|habe)(?: also| now| auch| jetzt| noch| neuerdings| inzwischen)* ${an}(?:${value})(?: an)?,? (?:too|as well|now|also|these days|auch|jetzt|inzwischen|an|noch)(?!\\p{L})`,
  `(?:^|[\\s,])(?:could|can|should|kann|könnte|soll|sollte) (?:we have |you add |you put in |man |da |bitte |noch |auch )*${an}(?:${value})(?: please)? (?:go|be added|be put|come|fit|noch rein|auch rein|rein|dazu|hinzu|noch dazu|added|in)(?!\\p{L})`,
  `(?:^|[\\s,])(?:there['’]?s|there is|there are|es gibt|gibt es|gibts)(?: also| now| auch| jetzt| noch| inzwischen| ja)* ${an}(?:${value})(?:,? (?:as well|too|now|auch|noch|jetzt|inzwischen))+(?!\\p{L})`,
  `(?:^|[\\s,])(?:there|it|we|the \\p{L}+) (?:should|could|must|needs to|has to)(?: also| really| just)* (?:be|have|offer)(?: also)? ${an}(?:${value})(?:,? (?:too|as well|for|in|as|to|among)|$)`,
  `^${an}(?:${value}) (?:haben|gibt['’]?s?|machen|führen|nehmen|verkaufen|bieten|habe|mache)(?: es| wir| ich)?(?: jetzt| inzwischen| neuerdings| ja)* (?:auch|noch|inzwischen|jetzt)(?!\\p{L})`,
  `(?:^|[\\s,])(?:add|include|allow|put in|ergänze?|füge?|nimm)(?: please| bitte| noch| auch| also)* ${an}(?:${value})(?: please| bitte)*(?:$|[,.]| (?:to|as|for|zu|bei|als|in|hinzu|dazu|auf))`,
  `(?:^|[\\s,])(?:es fehlt|fehlt|missing(?: is)?|needs?|braucht|brauchen)(?: noch| auch| also| da| mir)* ${an}(?:${value})$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
const chooses = /(?<!\p{L})(?:pick\p{L}*|choos\p{L}*|choices?|options?|select\p{L}*|drop-?down|one of the|values?|auswahl\p{L}*|auswähl\p{L}*|auszuwählen|wählen|möglichkeit\p{L}*|zur wahl)(?!\p{L})/iu; // prettier-ignore
const also = /(?<!\p{L})(?:too|also|as well|now|missing|add|one of|auch|noch|dazu|fehl\p{L}*|inzwischen|neuerdings|weder|neither|nothing between|dazwischen|rein|go in)(?!\p{L})/iu; // prettier-ignore
const noValue = /^(?:dropdown|drop-down|beim|bei|selection|it|that|this|one|something|someone|more|what|nothing|in|there|here|field|list|page|photo|picture|date|notes?|option|choice|value|es|das|was|etwas|noch|auch|nichts|feld|liste|seite|foto|bild|datum|notiz|möglichkeit|auswahl|we|wir|i|ich|you|people|leute)$/iu; // prettier-ignore
const otherDeed = /(?<!\p{L})(?:remove|delete|rename|instead|statt|lösch\p{L}*|entfern\p{L}*|umbenenn\p{L}*|streich\p{L}*|field|feld|column|spalte|list of|liste|page|seite|chart|sort\p{L}*|filter\p{L}*|only|nur|photo|bild|red|rot|required|pflicht)(?!\p{L})/iu; // prettier-ignore

const isChoice = ({ options, formula }: Field): boolean => options !== undefined && !formula;

/** One more value of a choice: what is missing when one picks, what there is now as well. */
export function moreValuesWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/, '');
  if (otherDeed.test(text) || !(also.test(text) || chooses.test(text))) return null;
  const [first] = valuesSaid(text, plan);
  for (const way of adding) {
    const match = way.exec(text);
    const said = (match?.[1] ?? match?.[2])?.trim();
    if (!said || noValue.test(said) || said.split(' ').some((one) => noValue.test(one))) continue;
    const field = choiceSaid(text.replace(said, ' '), plan, first) ?? choiceOf(said, plan);
    if (!field) continue;
    const bare = said.toLowerCase().startsWith(`${field.field.label.toLowerCase()} `) ? said.slice(field.field.label.length + 1) : said; // prettier-ignore
    const known = new Set(field.field.options!.map((one) => one.value.toLowerCase()));
    const label = oneOf(bare, field.field, plan);
    if (known.has(label.toLowerCase()) || field.field.label.toLowerCase() === label.toLowerCase()) continue;
    if (entitiesIn(bare, plan).some(({ at, end }) => at === 0 && end === bare.length)) continue;
    const place = { entity: field.entity.name, field: field.field.name };
    const [low, high] = between(text, field.field);
    if (low === undefined || high === undefined) return [{ kind: 'add-options', ...place, options: [label] }];
    const values = field.field.options!.map((one) => one.value);
    return [{ kind: 'set-options', ...place, options: values.flatMap((one) => (one === low ? [one, label] : [one])) }];
  }
  return null;
}

/** The choice that is spoken of: by its name, by one of its values, by what it is called before a value, else the only one. */
function choiceSaid(
  text: string,
  plan: AppPlan,
  value: ValueMention | undefined,
): { entity: Entity; field: Field } | undefined {
  // prettier-ignore
  const named = fieldsSaid(text, plan).find(({ field }) => isChoice(field));
  if (named) return named;
  if (value) return value;
  const all = plan.entities.flatMap((entity) => entity.fields.filter(isChoice).map((field) => ({ entity, field })));
  return all.length === 1 && chooses.test(text) ? all[0] : undefined;
}

/** "Ehrenmitglieder" are a kind of Mitglieder: the choice that says so of them. */
function choiceOf(said: string, { entities, language }: AppPlan): { entity: Entity; field: Field } | undefined {
  if (language !== 'de') return undefined;
  const one = germanSingular(said).toLowerCase();
  const entity = entities.find(({ label }) => label.length >= 4 && one.length > label.length + 2 && one.endsWith(label.toLowerCase())); // prettier-ignore
  const field = entity?.fields.findLast(isChoice);
  return entity && field && { entity, field };
}

/** Values that are of one are called as one is: "harpsichords" beside Upright are Harpsichord. */
function oneOf(said: string, { options = [] }: Field, { language }: AppPlan): string {
  const several = options.some(({ value: one }) => (language === 'de' ? germanSingular(one) !== one.toLowerCase() : singularise(one) !== one)); // prettier-ignore
  if (several || said !== said.trim()) return toLabel(said);
  if (language !== 'de') return toLabel(singularise(said));
  const single = germanSingular(said);
  return toLabel(single);
}

/** Two values that follow each other, between which a third one is missing. */
function between(text: string, { options = [] }: Field): [string?, string?] {
  const match = new RegExp(`(?:between|zwischen) ${mark}(${word})${mark} (?:and|und) ${mark}(${word})`, 'iu').exec(
    text,
  );
  const at = options.findIndex(({ value: one }) => one.toLowerCase() === match?.[1]?.toLowerCase());
  return at >= 0 ? [options[at]!.value, options[at + 1]?.value] : [];
}

const takes = /(?<!\p{L})(?:lose|drop\p{L}*|remove\p{L}*|delete\p{L}*|take (?:it |that |out )|scrap|get rid of|can go|can be (?:dropped|removed|deleted)|no longer (?:needed|offered|an option|a choice)|raus|weg|streich\p{L}*|gestrichen|lösch\p{L}*|entfern\p{L}*|rausnehmen|rauswerfen|entfallen|entfällt|wegfallen|fällt weg)(?!\p{L})/iu; // prettier-ignore
const ofMore = /(?<!\p{L})(?:field|feld|column|spalte|list|liste|page|seite|records?|entries|einträge|everything|alles|all the|alle)(?!\p{L})/iu; // prettier-ignore

/** "We never sell any, so you can lose that one from the states": a value that is offered no more. */
export function lessValuesWish(message: string, plan: AppPlan): Outright {
  if (!takes.test(message) || ofMore.test(message)) return null;
  const said = [...valuesSaid(message, plan), ...verbsSaid(message, plan)];
  const named = fieldsSaid(message, plan).filter(({ field, score }) => isChoice(field) && score >= 1);
  const [found, ...others] = said.filter((one) => named.length === 0 || named.some(({ field }) => field === one.field));
  if (!found || others.some(({ field, value: one }) => field !== found.field || one !== found.value)) return null;
  // what is called like a list or another field goes only where its choice is named
  const isOfOther = entitiesIn(message, plan).some((one) => one.at < found.end && found.at < one.end) || fieldsSaid(message, plan).some(({ field, score, at, end }) => score >= 2 && field !== found.field && at < found.end && found.at < end); // prettier-ignore
  const isFieldItself = named.some(({ field, at }) => field === found.field && takes.test(message.slice(Math.max(0, at - 24), at)) && !/(?<!\p{L})(?:from|of|aus|von|bei|beim)(?!\p{L})/iu.test(message.slice(Math.max(0, at - 24), at))); // prettier-ignore
  if (isOfOther || isFieldItself) return null;
  return [{ kind: 'remove-option', entity: found.entity.name, field: found.field.name, option: found.value }];
}

const irregular: Readonly<Record<string, string>> = { sell: 'sold', pay: 'paid', lend: 'lent', break: 'broken', buy: 'bought', send: 'sent', grow: 'grown', die: 'dead', verkaufen: 'verkauft', verleihen: 'verliehen', ausleihen: 'ausgeliehen', bezahlen: 'bezahlt', vermieten: 'vermietet', verschenken: 'verschenkt', leihen: 'geliehen' }; // prettier-ignore

/** A value that is what is done: who never sells any needs no "sold". */
function verbsSaid(text: string, plan: AppPlan): ValueMention[] {
  return tokensIn(text).flatMap(({ word: verb, at, end }) => {
    const done = irregular[verb.toLowerCase().replace(/(?<=ver\p{L}{3,})e$/u, 'en')] ?? irregular[verb.toLowerCase()];
    const regular = new RegExp(`^${verb.toLowerCase().replace(/e$/, '')}(?:p|t|n|l)?ed$`, 'u');
    return plan.entities.flatMap((entity) =>
      entity.fields.flatMap((field) =>
        (field.options ?? [])
          .filter(
            ({ value: one }) => one.toLowerCase() === done || (verb.length >= 4 && regular.test(one.toLowerCase())),
          )
          .map(({ value: one }) => ({ entity, field, value: one, at, end })),
      ),
    );
  });
}

const cue = '(?:of|von|like|such as|e\\.g\\.|wie|zum beispiel|z\\. ?b\\.|only|just|be|do|have|got|either|is|are|from|between|always|can|ever|offer|use|into|nur|entweder|aus|sind|ist|reicht|reichen|sie|können|kann|haben|gibt es|immer|man|zwischen|als|werden|sein|wir|we)'; // prettier-ignore
const item = `${mark}${word}(?: (?!(?:or|and|oder|und)(?!\\p{L}))${word})?${mark}`;
const listed = new RegExp(`((?:${item}, )+(?:and |or |und |oder )?${item}(?: (?:and|or|und|oder) ${item})?|${item} (?:or|oder|and|und) ${item})`, 'iu'); // prettier-ignore
const asksToChoose = /(?<!\p{L})(?:pick\p{L}*|choos\p{L}*|choices?|options?|select\p{L}*|drop-?down|one of|typ(?:e|es|ing)(?= (?:that|it|this|out|in))|ever|nothing else|only|auswahl\p{L}*|auswähl\p{L}*|auszuwählen|wählen|vorgeb\p{L}*|vorgegeben|vorgabe\p{L}*|anklicken|tippen|eintippen|reicht|reichen|nur)(?!\p{L})/iu; // prettier-ignore
const behind = /\s+(?:to (?:pick|choose|select)(?: from)?|gibts?|gibt es|haben wir|reicht|reichen|would do|please|bitte|bei uns|als|zur|vorgeben|auswählen|sein|for|as)(?!\p{L}).*$/iu; // prettier-ignore
const moreThanValues = /(?<!\p{L})(?:field|feld|column|spalte|new|neue?[rsn]?|sort\p{L}*|chart|page|seite|list|liste|may|dürfen|see|sehen|edit|bearbeiten|remove|entfern\p{L}*|lösch\p{L}*|delete|required|pflicht\p{L}*|photo|foto|filter\p{L}*|group|show|zeig\p{L}*)(?!\p{L})/iu; // prettier-ignore
const fewest = 3;

/** "Can't it just be white, fawn, brown or black to pick from?": a text becomes a choice of what is listed. */
export function chosenFromWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/, '');
  if (!asksToChoose.test(text) || moreThanValues.test(text)) return null;
  const found = enumerated(text);
  if (!found) return null;
  const rest = text.replace(found.said, ' ');
  const fit = fieldsSaid(rest, plan).filter(({ entity, field }) => (field.type === 'text' || isChoice(field) || field.type === 'longtext' || field.type === 'time' || field.type === 'datetime' || (field.type === 'number' && found.items.some((one) => !/\d/.test(one)))) && !field.formula && !field.joins && rolesOf(entity).title !== field); // prettier-ignore
  const field = fit[0] ?? byValues(found.items, plan) ?? byKind(found.items, plan);
  if (!field) return null;
  return [{ kind: 'set-options', entity: field.entity.name, field: field.field.name, options: found.items } satisfies Change]; // prettier-ignore
}

/** The longest list of values; what opens its first and closes its last item is none of them. */
export function enumerated(text: string): { said: string; items: string[] } | null {
  let best: { said: string; items: string[] } | null = null;
  for (let from = 0; from < text.length;) {
    const match = listed.exec(text.slice(from));
    if (!match) break;
    from += match.index + Math.max(1, match[0].length);
    const said = match[1]!.replace(behind, '');
    const all = said.split(/,\s*(?:(?:and|or|und|oder) )?|\s+(?:and|or|und|oder)\s+/iu).map((one) => one.replace(new RegExp(`^.*(?<!\\p{L})${cue}\\s+`, 'iu'), '').replace(/^(?:an?|the|der|die|das|ein|eine)\s+/iu, '').replace(/\s+(?:to|for|as|in|at|on|only|zu|für|als|nur|bei|gibts?|haben|please|bitte)$/iu, '').replace(/["“”„«»]/gu, '').trim()).filter(Boolean); // prettier-ignore
    const parts = longestRun(all);
    const unique = new Set(parts.map((one) => one.toLowerCase()));
    if (parts.length >= fewest && unique.size === parts.length && (best === null || parts.length > best.items.length)) best = { said, items: parts.map(toLabel) }; // prettier-ignore
  }
  return best;
}

/** Words that no value has; what stands before and behind the values is cut off by them. */
const noItem = /(?<!\p{L})(?:können|kann|auswählen|wählen|aussuchen|pick|choose|select|so|it|them|that|this|we|i|you|he|she|wir|ich|man|sie|er|es|nicht|not|want|need|types?|tippt|schreibt|das|dass|weil|because|genau)(?!\p{L})|\.\./iu; // prettier-ignore
function longestRun(all: readonly string[]): string[] {
  let [best, run]: [string[], string[]] = [[], []];
  for (const one of all) {
    run = noItem.test(one) ? [] : [...run, one];
    if (run.length > best.length) best = run;
  }
  return best;
}

const colours = /^(?:white|black|brown|grey|gray|red|blue|green|yellow|fawn|tan|cream|pink|purple|orange|beige|silver|gold|roan|chestnut|bay|weiß|schwarz|braun|grau|rot|blau|grün|gelb|rosa|lila|beige|silber|gescheckt)$/iu; // prettier-ignore
const spans = /^(?:mornings?|noon|afternoons?|evenings?|nights?|midday|morgens|vormittags|mittags|nachmittags|abends|nachts)$/iu; // prettier-ignore
const sizes = /^(?:xxs|xs|s|m|l|xl|xxl|small|medium|large|klein|mittel|groß)$/iu;
const kinds: readonly (readonly [values: RegExp, called: RegExp])[] = [[colours, /colou?r|farbe/iu], [spans, /^(?:time|uhrzeit|when|wann|tageszeit|time of day)$/iu], [sizes, /^(?:size|größe)$/iu]]; // prettier-ignore

/** Colours are values of a colour, parts of the day of a time. */
function byKind(items: readonly string[], { entities }: AppPlan): { entity: Entity; field: Field } | undefined {
  const called = kinds.find(([values]) => items.filter((one) => values.test(one)).length >= 2)?.[1];
  const all = entities.flatMap((entity) => entity.fields.filter(({ label }) => called?.test(label)).map((field) => ({ entity, field }))); // prettier-ignore
  return all.length === 1 ? all[0] : undefined;
}

/** The choice of which values are listed again. */
function byValues(items: readonly string[], plan: AppPlan): { entity: Entity; field: Field } | undefined {
  const said = new Set(items.map((one) => one.toLowerCase()));
  const all = plan.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return all.find(
    ({ field }) => (field.options ?? []).filter(({ value: one }) => said.has(one.toLowerCase())).length >= 2,
  );
}
