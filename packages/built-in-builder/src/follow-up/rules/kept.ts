import type { Fact } from '../../plan/fact.ts';
import { fieldOf, type AppPlan, type Entity, type Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { fieldsIn, tokensIn } from '../understand/gist/mentions.ts';
import { mentionedIn, thingsIn, wayTo } from './places.ts';
import { statesIn } from './states.ts';
import { anyWord } from '../any-word.ts';

const deletes = anyWord(String.raw`delet\p{L}*|bin|binned|throw\p{L}* (?:\p{L}+ ){0,3}(?:out|away)|throwing out|get(?:ting)? rid of|wip(?:e|ed|ing)|eras\p{L}*|scrap\p{L}*|lösch\p{L}*|gelöscht\p{L}*|wegwerf\p{L}*|weggeworfen|rausschmeiß\p{L}*|rauswerf\p{L}*|entsorg\p{L}*|wegräum\p{L}*|aufräum\p{L}*|räumt \p{L}+ auf|verschwinden|entfern\p{L}*|remov(?:e|ed|ing)|(?:leave|keep) (?:\p{L}+ ){1,5}(?:in the book|in there|on file|for good)|erhalten bleiben|stehen bleiben|drin bleiben|bleiben (?:erhalten|drin)|aufgehoben`); // prettier-ignore
const verb = deletes.source;
const not = String.raw`(?<!\p{L})(?:not|never|n['’]t|don['’]?t|can['’]?t|cannot|nobody|no one|noone|refuse\p{L}*|prevent\p{L}*|stop|block|nicht|nie|niemals|niemand|keiner|kein\p{L}*|verhinder\p{L}*|unterbind\p{L}*|verbiet\p{L}*|sperr\p{L}*)(?!\p{L})`;
/** The ban is on the deleting: before or behind it in its sentence, or said of the whole. */
const keepsIt = [
  new RegExp(`${not}[^.;!?]{0,60}(?:${verb})`, 'iu'),
  new RegExp(`(?:${verb})[^,.;!?]{0,30}${not}`, 'iu'),
  new RegExp(String.raw`(?:${verb}).{0,90}(?<!\p{L})(?:never again|abgefangen|abfangen|verhinder\p{L}*|unterb[iu]nd\p{L}*|ausgeschlossen|unmöglich|impossible|(?:stop|prevent|block) (?:that|it)|must not happen|refused|history)(?!\p{L})`, 'iu'),
  /(?<!\p{L})(?:(?:leave|keep) (?:\p{L}+ ){1,5}(?:in the book|in there|on file|for good)|(?:müssen|muss|soll\p{L}*) (?:\p{L}+ ){0,4}(?:erhalten bleiben|stehen bleiben|drin bleiben|aufgehoben)|bleiben (?:erhalten|drin))(?!\p{L})/iu,
]; // prettier-ignore
const ofWho = anyWord(String.raw`only (?:me|i|admins?|the \p{L}+ (?:may|can))|by me|mine|no one else|whoever made|other people['’]s|others['’]|nur (?:ich|admins?|wer|der|die)|anyone but|außer mir`); // prettier-ignore
const isUsed = anyWord(String.raw`been|has|have|had|still|with|used|in use|belongs?|appears?|any|was|were|already|once|there (?:is|are)|hatte|hatten|hat|haben|noch|schon|mal|benutzt|verwendet|vorkommt|gehört|hängt|hängen|drin|dran|gab|gibt|vorhanden|eingetragen|zugeordnet`); // prettier-ignore

/** "don't let anyone delete a boat that has been out", "finished jobs are not for throwing out": what may not be deleted. */
export function notDeletedWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!deletes.test(text) || !keepsIt.some((ban) => ban.test(text)) || ofWho.test(text)) return null;
  const things = thingsIn(text, plan);
  const states = statesIn(text, plan).filter(({ score }) => score >= 2);
  const own = states.find(({ entity }) => things.length === 0 || things.includes(entity));
  const paid = own && money.test(text.slice(own.at, own.end)) ? plan.entities.find((one) => isPayment.test(one.label) && wayTo(plan, one, own.entity)?.length === 1) : undefined; // prettier-ignore
  if (own && paid) return [{ kind: 'rule', entity: own.entity.name, rule: { make: 'keeps', when: [{ kind: 'used', entity: paid.name, by: wayTo(plan, paid, own.entity)! }] } }]; // prettier-ignore
  if (
    own &&
    !usedBy(
      plan,
      own.entity,
      things.filter((one) => one !== own.entity),
    )
  ) {
    const children = things.filter((one) => one !== own.entity && wayTo(plan, one, own.entity));
    if (children.length === 0) return [{ kind: 'rule', entity: own.entity.name, rule: { make: 'keeps', when: [own.fact] } }]; // prettier-ignore
  }
  if (!isUsed.test(text)) return null;
  return ofUsed(text, plan, things);
}

/** Where payments are kept, money that has come in is one of them. */
const money = anyWord('geld \\p{L}+|paid|payment|money|gezahlt|bezahlt');
const isPayment = /payment|zahlung/i;

/** What others point to. */
function ofUsed(text: string, plan: AppPlan, things: readonly Entity[]): Change[] | string | null {
  const pointedTo = (entity: Entity) => plan.entities.filter((child) => child !== entity && child.fields.some(({ reference }) => reference === entity.name)); // prettier-ignore
  const kept = things.find((one) => things.some((other) => usedBy(plan, one, [other]))) ?? things.find((one) => pointedTo(one).length > 0); // prettier-ignore
  if (!kept) {
    return null;
  }
  const children = pointedTo(kept);
  const named = children.filter((child) => things.includes(child) || mentionedIn(text, plan).includes(child));
  const list = (named.length > 0 ? named : children).filter((child) => named.length > 0 || rolesOf(child).moment || children.length === 1); // prettier-ignore
  const chosen = list.length > 0 ? list : children;
  return chosen.map((child) => ({ kind: 'rule', entity: kept.name, rule: { make: 'keeps', when: [{ kind: 'used', entity: child.name, by: wayTo(plan, child, kept)! }] } })); // prettier-ignore
}

const usedBy = (plan: AppPlan, entity: Entity, children: readonly Entity[]): Entity | undefined =>
  children.find((child) => child.fields.some(({ reference }) => reference === entity.name));

const freezes = anyWord(String.raw`(?:can(?:not|['’]?t)?|may|must|should|shouldn['’]?t|mustn['’]?t)(?: not| no longer| never)?(?: \p{L}+){0,2} (?:be )?(?:changed|edited|altered|touched|modified|fiddled)|(?:is|are|stays?|remains?) (?:fixed|locked|frozen|final|as (?:it|they) (?:is|are)|untouched|unchanged)|lock(?:ed)?(?: it| them)?|freeze|frozen|touch(?:ed)?(?: any ?more)?|change[ds]? any ?more|no (?:more )?(?:changes|edits|editing)|don['’]?t want .* (?:changed|touched|edited)|nobody (?:may |can |should )?(?:change|edit|touch|alter)s?|sperr\p{L}*|festgeschrieben|festhalten|eingefroren|einfrieren|nicht mehr (?:\p{L}+ )?(?:änder\p{L}*|geändert|bearbeite\p{L}*|anfassen|angefasst|verändern|verändert|dran)|nix mehr (?:änder\p{L}*|geändert)|(?:nichts|nix) (?:mehr )?(?:änder\p{L}*|geändert|dran (?:ändern|drehen))|(?:keiner|niemand) (?:mehr )?(?:\p{L}+ )?(?:änder\p{L}*|rumfummeln|dran|anfassen|bearbeiten|drehen)|rumfummeln|rumpfuschen|unveränder\p{L}*|bleibt (?:\p{L}+ )?(?:wie (?:es|er|sie) ist|stehen|fix|fest)|darf sich (?:\p{L}+ ){0,3}(?:mehr )?änder\p{L}*`); // prettier-ignore
const beforeMonth = anyWord(String.raw`before (?:this|the (?:current|present)) month|(?:from )?(?:earlier|past|previous|last) months?|vor diesem monat|vor dem (?:laufenden|aktuellen) monat|(?:aus )?(?:früheren|vergangenen|letzten|alten) monaten?|vormonat\p{L}*`); // prettier-ignore
const over = anyWord(String.raw`(?:has |have |is |are )?(?:run out|over|ended|expired|past)|in the past|abgelaufen\p{L}*|vorbei|beendet\p{L}*|ausgelaufen|vergangen\p{L}*|zu ende`); // prettier-ignore
const whole = anyWord(String.raw`figures|details|everything|all|anything|data|entries|record|daten|alles|nichts|nix|angaben|werte|eintrag|einträge`); // prettier-ignore

/** "paid means paid: after that the price is fixed": what stays as it is once a state is reached. */
export function staysWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!freezes.test(text) || ofWho.test(text) || /(?<!\p{L})(?:can|may|kann|darf|dürfen|können) (?:stay|bleiben)|(?:their|its) own(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const things = thingsIn(text, plan);
  const states = statesIn(text, plan).filter(({ score, field }) => score >= 1.5 && !(field.type === 'select' && score < 2)); // prettier-ignore
  const ofPast = beforeMonth.test(text) ? ('before-month' as const) : over.test(text) ? ('past' as const) : null;
  const bare = text.replace(freezes, ' ');
  for (const state of states) {
    const fact = onceReached(state.fact);
    const frozen = frozenIn(bare, plan, state.entity, [state.field]);
    if (frozen.length > 0) return [{ kind: 'rule', entity: state.entity.name, rule: { make: 'stays', when: [fact], fields: frozen } }]; // prettier-ignore
    // of what it belongs to: the price of a course once somebody has paid
    const parent = plan.entities.find((one) => one !== state.entity && wayTo(plan, state.entity, one)?.length === 1 && (things.includes(one) || frozenIn(bare, plan, one, []).length > 0)); // prettier-ignore
    const ofParent = parent ? frozenIn(bare, plan, parent, []) : [];
    if (parent && ofParent.length > 0) return [{ kind: 'rule', entity: parent.name, rule: { make: 'stays', when: [{ kind: 'used', entity: state.entity.name, by: wayTo(plan, state.entity, parent)!, where: [fact] }], fields: ofParent } }]; // prettier-ignore
  }
  if (ofPast) {
    const list = things.find((one) => dayOf(one, ofPast)) ?? byDeed(text, plan).find((one) => dayOf(one, ofPast)) ?? plan.entities.find(({ label }) => ofPast === 'before-month' && /payment|zahlung|einnahme|expense|ausgabe/i.test(label)); // prettier-ignore
    const day = list && dayOf(list, ofPast);
    if (list && day) {
      const fields = whole.test(bare) ? [] : frozenIn(bare, plan, list, [day]);
      const ofText: Change[] = day.type === 'text' ? [{ kind: 'retype-field', entity: list.name, field: day.name, type: 'date' }] : []; // prettier-ignore
      return [...ofText, { kind: 'rule', entity: list.name, rule: { make: 'stays', when: [{ kind: ofPast, field: day.name }], ...(fields.length > 0 && { fields }) } }]; // prettier-ignore
    }
  }
  const [state] = states.filter(({ score, entity }) => score >= 2 && (things.length === 0 || things.includes(entity) || score >= 3)); // prettier-ignore
  return state ? [{ kind: 'rule', entity: state.entity.name, rule: { make: 'stays', when: [onceReached(state.fact)] } }] : null; // prettier-ignore
}

/** What is reached holds: a "not" in such a text belongs to the ban. */
const onceReached = (fact: Fact): Fact => {
  const { not: _, ...rest } = fact;
  return rest as Fact;
};

const byDeed = (text: string, plan: AppPlan): Entity[] =>
  /(?<!\p{L})(?:kassiert|einkassiert|eingenommen|bezahlt|paid|received|taken in)(?!\p{L})/iu.test(text) ? plan.entities.filter(({ label }) => /payment|zahlung|einnahme|income|receipt/i.test(label)) : []; // prettier-ignore

function dayOf(entity: Entity, kind: 'past' | 'before-month'): Field | undefined {
  const { until, moment } = rolesOf(entity);
  const end = entity.fields.find(({ name, type }) => /^(?:until|end|ends|bis|ende|to)(?:_|$)/.test(name) && /^(?:date|datetime|text)$/.test(type)); // prettier-ignore
  return kind === 'past' ? (end ?? until ?? moment) : moment;
}

/** Fields that a text names as what stays, "the readings" all whose name ends so. */
function frozenIn(text: string, plan: AppPlan, entity: Entity, without: readonly Field[]): string[] {
  const named = fieldsIn(text, { ...plan, entities: [entity] }, { least: 1 }).map(({ field }) => field);
  const bySuffix = tokensIn(text).flatMap(({ word }) => {
    const part = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').match(/(stand|reading|preis|price|betrag|wert|zahl)(?:en|es|e|n|s)?$/u)?.[1]; // prettier-ignore
    return part ? entity.fields.filter(({ label }) => label.toLowerCase().endsWith(part) || label.toLowerCase().endsWith(`${part}s`)) : []; // prettier-ignore
  });
  return [...new Set([...named, ...bySuffix])].filter((field) => !without.includes(field) && field.formula === undefined && fieldOf(entity, field.name)).map(({ name }) => name); // prettier-ignore
}
