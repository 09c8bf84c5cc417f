import { inSentence, listInWords } from '../../../plan/names.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { entitiesIn, fieldsIn, pagesIn, type FieldMention } from '../../understand/gist/mentions.ts';
import { fieldsSaid } from '../fields/said.ts';
import { valuesSaid } from '../fields/said.ts';
import { listMeant, listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';
import { clausesOf } from './core.ts';
import { anyWord } from '../../any-word.ts';

/** What takes something out of an app. */
const takes = anyWord(
  [
    String.raw`remov(?:e|ed|ing)|delet(?:e|ed|ing)|dropp?(?:ed|ing)?|scrap|ditch|erase|(?:^|can |could |please |just |to |let['’]?s )(?:bin|axe|lose|strike|skip|cut)`,
    String.raw`(?:get|be|got) rid of|rid of|do(?:ing)? without|out with|away with`,
    String.raw`(?:take|throw|chuck|kick|leave|cut|strip|get|toss|pull) (?:\p{L}+ ){0,6}?(?:out|off|away)`,
    String.raw`(?:can|could|should|may|must|has to|have to|might as well|needs to) (?:just |simply |really |all |also |then |please )*(?:go|disappear|vanish|leave)(?! (?:by|to|with|on|in|into|at|first|last|up|from|through|under|over|between|before|after|back|there|where|here|next|straight|right)(?!\p{L}))`,
    String.raw`lösch\p{L}*|entfern\p{L}*|streich\p{L}*|rausschmeiß\p{L}*|rausschmeiss\p{L}*|rauswerf\p{L}*|rausnehm\p{L}*|rausmach\p{L}*|rauskick\p{L}*|raushau\p{L}*|wegnehm\p{L}*|wegmach\p{L}*|weglass\p{L}*|wegwerf\p{L}*|rauslass\p{L}*|rausgenommen|rausgeschmissen|weggelassen`,
    String.raw`(?:nimm|nehmt|mach\p{L}*|hau|haut|kick|wirf|werft|tu|tut|schmeiß|schmeiß[et]|schmeiss|lass|lasst|hol) (?:\p{L}+ ){0,6}?(?:raus|weg|wech|heraus|fort)`,
    String.raw`(?:weg|raus|fort) (?:damit|mit)|(?:fliegt|fliegen) (?:\p{L}+ ){0,2}?raus`,
    String.raw`(?:kann|können|soll|sollen|sollte|darf|dürfen|könnte\p{L}*) (?:\p{L}+ ){0,4}?(?:weg|wech|raus|fort|gehen|verschwinden|entfallen|wegfallen|wegbleiben)`,
  ].join('|'),
);
/** What says that nobody has any use for it. */
const needless = anyWord(
  [
    String.raw`(?:nobody|no one|none of us) (?:\p{L}+ )?(?:cares?|needs?|uses?|reads?|looks? at|asks? for|wants?)`,
    String.raw`(?:do(?:es)?(?:n['’]?t| not)|never|no longer) (?:really |actually |even |ever )*(?:need|use|want|bother with|care about|go by|track|look at)`,
    String.raw`(?:is|are)(?:n['’]?t| not) (?:\p{L}+ )?(?:needed|used|necessary|useful)|useless|pointless|superfluous|no use|takes? up (?:room|space)`,
    String.raw`(?:brauch\p{L}*|benötig\p{L}*|nutz\p{L}*|lies\p{L}*|interessier\p{L}*) (?:\p{L}+ ){0,3}?(?:kein(?:er|e|en|es)?|niemand\p{L}*|nicht|nich|nie|kein mensch|kein schwein|doch nicht)|(?:kein(?:er|e|en)?|niemand\p{L}*|kein mensch|kein schwein) (?:\p{L}+ ){0,2}?(?:brauch\p{L}*|nutz\p{L}*|lies\p{L}*|interessier\p{L}*)|überflüssig|unnötig|sinnlos`,
  ].join('|'),
);
const strongly = anyWord(
  String.raw`takes? up (?:room|space)|(?:no|any) use|pointless|useless|superfluous|in the way|get rid|überflüssig|sinnlos|nimmt (?:nur )?platz weg|quatsch|für nix`,
);
/** Somebody may not, a record, a value or another wish: no field is to go. */
const other = anyWord(
  [
    String.raw`may|allowed|able to|get away with|without|ohne|(?:nobody|no one|keiner|niemand) (?:should|must|can|soll\p{L}*|darf|kann)|shouldn['’]?t|cannot|can['’]?t|must(?:n['’]?t| not)|won['’]?t|darf(?! weg| raus)|dürfen(?! weg| raus)|may not|only (?:i|we|me|admins?|the \p{L}+)|nur (?:ich|wir|der|die|das)|everyone|everybody|jeder`,
    String.raw`(?:do not|don['’]?t|never|without|please not|not) (?:remove|delete|drop|throw|take|lose|los(?:e|ing))|nicht (?:löschen|entfernen|weg\p{L}*|raus\p{L}*)|nichts (?:löschen|entfernen|weg)|keinen?s? (?:löschen|entfernen)`,
    String.raw`instead|statt|stattdessen|rename|umbenenn\p{L}*|required|fill\p{L}*|blank|empty|leer|ausfüll\p{L}*|pflicht\p{L}*|undo|take back|back|wieder|zurück|colou?r\p{L}*|farb\p{L}*|export\p{L}*|print\p{L}*|how (?:do|can) i|wie (?:kann|mach\p{L}*) ich|tax|vat|mwst|percent|pro ?zent|discount|minus|subtract|abzieh\p{L}*|zieh`,
    String.raw`(?:old|past|finished|done|paid|closed|test|sample|deleted?) (?:ones|entries|records|rows|stuff)|(?:alte|erledigte|fertige|bezahlte|vergangene)[nrs]?|(?:entries|records|rows|einträge|datensätze|zeilen|beispiel\p{L}*)|board|calendar|chart|menu|button|kalender|tafel|diagramm|menü|knopf|for those|bei denen|if|when|once|wenn|falls|sobald|after|nachdem|who|wer`,
  ].join('|'),
);
const inList = anyWord(String.raw`(?:in|from|of|off|out of|on) (?:the |my |our )?(?:list|table|overview|first screen|rows?)|columns?|(?:in|aus|von) (?:der|meiner|unserer) (?:\p{L}*liste|tabelle|\p{L}*übersicht|ansicht)|spalten?`); // prettier-ignore
/** A column that is deleted is the field; one that is taken out of the list leaves the list alone. */
const deletes = anyWord(String.raw`remov\p{L}*|delet\p{L}*|drop\p{L}*|lösch\p{L}*|entfern\p{L}*|streich\p{L}*`);
const fromList = anyWord(String.raw`(?:in|from|of|off|out of|on) (?:the |my |our )?(?:list|table|overview)|(?:in|aus|von) (?:der|meiner|unserer) (?:\p{L}*liste|tabelle|\p{L}*übersicht|ansicht)`); // prettier-ignore
const stays = anyWord(String.raw`(?:but )?(?:keep|leave) (?:it|them|that) (?:in|on|there|stored)?|keep it|don['’]?t delete|not deleted|(?:still|stays?|only) in the (?:form|details?)|on the (?:page|record)|(?:bleib\p{L}*|behalt\p{L}*|gespeichert|drin lassen)|nicht löschen|im formular`); // prettier-ignore
const ofApp = anyWord(String.raw`in general|everywhere|at all|altogether|completely|ganz|komplett|überhaupt|überall`);
/** "No deposit, no key": nothing goes, one needs the other. */
const saying = /(?<!\p{L})(?:no|kein\p{L}*|ohne) (?<needed>\p{L}[\p{L} -]{1,30}?),? (?:no|kein\p{L}*) \p{L}+/iu;
/** "They take the boat out at noon" tells what people do. */
const teller = /(?<!\p{L})(?:they|we|i|he|she|people|everyone|somebody|someone|members?|customers?|guests?|who|which|sie|wir|ich|man|leute)\s+(?:always |often |never |usually |then |also |only |immer |oft )?$/iu; // prettier-ignore
const isStory = (deed: string): boolean => {
  const found = takes.exec(deed);
  return found !== null && teller.test(deed.slice(0, found.index)) && /^(?:take|throw|chuck|kick|leave|cut|strip|get|toss|pull|remove|delete|drop)/iu.test(found[0]); // prettier-ignore
};
const question = /\?\s*$/u;

/** Fields that are to go, or to leave the list alone: "weather? nobody reads that, bin it", "das mit bezahlt kann raus". */
export function takenAwayWish(message: string, plan: AppPlan, within = message): Outright {
  const text = message.replace(/\s+/g, ' ').trim();
  if (text.length > longest) return null;
  const needed = saying.exec(text)?.groups?.['needed'];
  if (needed) return neededIn(needed, plan);
  const clauses = clausesOf(text);
  const at = clauses.findIndex((one) => takes.test(one));
  const isWeak = at < 0;
  if (isWeak && !(needless.test(text) && strongly.test(text))) return null;
  const deed = isWeak ? text : clauses[at]!;
  const rest = clauses.filter((one) => one !== deed);
  const bare = withoutNames(deed, plan);
  if (other.test(bare) || isStory(deed) || /\d/.test(bare) || valuesSaid(deed, plan).length > 0) return null;
  // what else is asked for is another wish
  if (rest.some((one) => asksMore.test(one) && !needless.test(one))) return null;
  if (question.test(text) && !/(?<!\p{L})(?:can|could|kann|können|könnte\p{L}*|would|please|bitte)(?!\p{L})/iu.test(text) && !/\?.*\p{L}/u.test(text)) return null; // prettier-ignore
  const named = fieldsNamed(deed, within, plan);
  const fields = named.length > 0 ? named : nearest(clauses, at, within, plan);
  const [first] = fields;
  if (!first) return null;
  // a page or a list that the same words name goes by its own reader
  if ((named.length > 0 && !first.field.reference && entitiesIn(deed, plan).some((one) => one.at <= first.at && first.end <= one.end)) || (named.length === 0 && pagesIn(deed, plan).length > 0)) return null; // prettier-ignore
  const alike = plan.entities.filter((entity) => entity.fields.some(({ label }) => label.toLowerCase() === first.field.label.toLowerCase())); // prettier-ignore
  if (alike.length > 1 && !listsMeant(within, plan).some(({ entity }) => alike.includes(entity))) return whose(first, alike.map((entity) => inSentence(entity.plural))); // prettier-ignore
  const isHidden = (inList.test(text) && !ofApp.test(text) && !(deletes.test(text) && !fromList.test(text))) || stays.test(text); // prettier-ignore
  const changes: Change[] = [];
  for (const { entity, field } of fields) {
    if (isHidden && !entity.columns.includes(field.name)) return `${field.label} is not in the list of ${inSentence(entity.plural)}, so I changed nothing.`; // prettier-ignore
    if (!isHidden && rolesOf(entity).title === field) return `${field.label} is what ${inWords(entity)} are called in every list, so it has to stay. You can rename it.`; // prettier-ignore
    changes.push({ kind: isHidden ? 'hide-field' : 'remove-field', entity: entity.name, field: field.name });
  }
  return changes;
}

const longest = 200;

function neededIn(needed: string, plan: AppPlan): Outright {
  const [found] = fieldsSaid(needed, plan).filter(({ field }) => !field.joins);
  if (!found) return null;
  const { entity, field } = found;
  if (field.type === 'boolean') return `What is refused without ${inSentence(field.label)} I could not tell: say “nobody may save ${inSentence(entity.plural)} where ${inSentence(field.label)} is not ticked”. I changed nothing.`; // prettier-ignore
  return [{ kind: 'require-field', entity: entity.name, field: field.name, isRequired: true }];
}
const asksMore = anyWord(String.raw`may|allowed|change|edit|darf|dürfen|ändern|add|need|want|would like|put|show|make|rename|call|sort|should|must|has to|missing|dafür|stattdessen|brauch\p{L}*|fehlt|hinzu|zeig\p{L}*|mach\p{L}*|soll\p{L}*|muss|müssen|will|möchte\p{L}*|nenn\p{L}*|sortier\p{L}*`); // prettier-ignore

const whose = ({ field }: FieldMention, lists: string[]): string =>
  `${field.label} stands with ${listInWords(lists)}: say of which it is to go, such as “remove the ${inSentence(field.label)} of ${lists[0]}”. I changed nothing.`; // prettier-ignore

/** A field's own name is no other wish: "when", "who". */
const withoutNames = (text: string, plan: AppPlan): string =>
  fieldsIn(text, plan, { least: 2 }).toSorted((a, b) => b.at - a.at).reduce((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text); // prettier-ignore

/** The fields that a part names, those of the list that the message speaks of. */
function fieldsNamed(part: string, whole: string, plan: AppPlan): FieldMention[] {
  // "the supplier on the parts" is where a part says its supplier
  const lists = entitiesIn(part, plan);
  const links = lists.flatMap(({ entity }) => entity.fields.flatMap((field) => lists.filter((one) => one.entity !== entity && field.reference === one.entity.name && one.at < (lists.find((other) => other.entity === entity)?.at ?? 0)).map(({ at, end, score }): FieldMention => ({ at, end, score, entity, field })))); // prettier-ignore
  if (links.length === 1) return links;
  const list = listMeant(part, plan) ?? listMeant(whole, plan);
  const own = list ? fieldsSaid(part, plan, { of: list }) : [];
  const all = (own.some(({ score }) => score >= 1.5) ? own : fieldsSaid(part, plan)).filter(({ field, at, end }) => !field.joins && end - at > 2); // prettier-ignore
  const [best] = all.toSorted((a, b) => b.score - a.score);
  if (!best) return [];
  return best.score < 2.5 ? [best] : all.filter(({ entity, score }) => entity === best.entity && score >= 2.5).toSorted((a, b) => a.at - b.at); // prettier-ignore
}

/** "It" and "that" are what was spoken of last before it, else right behind it. */
function nearest(clauses: readonly string[], at: number, whole: string, plan: AppPlan): FieldMention[] {
  const order = [...clauses.slice(0, Math.max(at, 0)).toReversed(), ...clauses.slice(at + 1)];
  for (const one of order) {
    const found = fieldsNamed(one, whole, plan);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}
