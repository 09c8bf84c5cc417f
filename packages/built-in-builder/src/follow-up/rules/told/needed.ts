import { toFieldName, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { fieldsSaid } from '../../outright/fields/said.ts';
import { listsMeant } from '../../outright/meant/list-meant.ts';
import { mentionedIn } from '../places.ts';
import { statesIn } from '../states.ts';
import { isOfProof } from './allowed.ts';
import { isPeople } from './lists.ts';
import { isForbidden, isTold } from './words.ts';
import { anyWord } from '../../any-word.ts';

const without = /(?<!\p{L})(?:without|with no|with an? empty|ohne|mit leere[mnr])\s+(?:(?:an?|any|the|their|its|his|her|it|eine?[nmr]?|die|den|das|der|jede|irgendeine?|ihre|seine)\s+)*(?<said>[^,;.!?:]{2,60})/giu; // prettier-ignore
/** What the record is not without: it is not taken, or there is to be none of it. */
const refusesIt = anyWord(String.raw`no more|anymore|any more|never(?: again)?|stop|has to stop|not (?:again|allowed|ok(?:ay)?|possible|acceptable)|can['’]?t|cannot|don['’]?t (?:let|take|accept|want|allow)|won['’]?t|nobody|no one|must(?:n['’]?t| not)|should(?:n['’]?t| not)|useless|no good|keine?[nrms]? (?:\p{L}+ )?mehr|nie (?:wieder|mehr)|nicht mehr|geht (?:gar |ja )?nicht|geht nix|nehmen wir (?:nicht|keine?[nrms]?)|nehm\p{L}* ich (?:nicht|keine?[nrms]?)|darf (?:\p{L}+ ){0,4}(?:nicht|keine?[nrms]?)|nicht (?:speichern|annehmen|zulassen)|bringt (?:mir |uns )?nichts|unmöglich|will ich (?:\p{L}+ ){0,3}(?:nicht|keine?[nrms]?)`); // prettier-ignore
const empties = String.raw`(?:empty|blank|leer|frei|unausgefüllt)(?: gelassen)?|left out|missing|forgotten|skipped|not (?:filled|given|entered)(?: in)?|vergessen|weggelassen|ausgelassen|übersprungen|fehlt|fehlen|nicht (?:ausgefüllt|eingetragen|angegeben)`;
const often = String.raw`always|again|constantly|often|half (?:the|of the) time|every (?:second|other) time|keeps?|mostly|all the time|so often|ständig|dauernd|immer(?: wieder)?|oft|wieder|meistens|andauernd|jedes zweite mal|gern\p{L}*|ewig`;
/** "Menge wird ständig leer gelassen", "hardly anybody fills in the reason", "people forget the phone number". */
const leftEmpty = [
  /(?<said>[^,;.!?:]{2,50}?)\s(?:is|are|was|gets?|wird|werden|ist|steht|stehen) (?:nearly |almost |fast )?(?:never|rarely|hardly ever|seldom|nie|selten|kaum)(?: mal)? (?:filled(?: in| out)?|given|entered|written down|there|ausgefüllt|eingetragen|angegeben|hingeschrieben|drin|da)(?!\p{L})/iu,
  new RegExp(String.raw`(?<said>[^,;.!?:]{2,60}?)\s(?:is|are|was|were|gets?|stays?|comes?|wird|werden|bleibt|bleiben|ist|sind|stay)(?: \p{L}+){0,2}? (?:${often})(?: \p{L}+){0,2}? (?:${empties})`, 'iu'),
  new RegExp(String.raw`(?<said>[^,;.!?:]{2,60}?)\s(?:${often})(?: being| gets)? (?:${empties})`, 'iu'),
  /(?<!\p{L})(?:nobody|no one|hardly any(?:body|one)|almost nobody|not a soul|none of them|people (?:don['’]?t|never|forget to)|they (?:don['’]?t|never|forget to)|everyone forgets to) (?:ever |always |bothers? to )?(?:fill(?:s|ed)?(?: in| out)?|writ(?:es?|ten?|ing)(?: down| in)?|enter(?:s|ed)?|puts?(?: in)?|gives?|types?(?: in)?|adds?)(?: in)? (?:the |an? |their |any )?(?<said>[^,;.!?:]{2,60})/iu,
  /(?<!(?<!\p{L})(?:i|we) (?:keep |always )?)(?<!\p{L})(?:forget|forgets|forgetting|forgot|skip|skips|skipping) (?:the |an? |their )?(?!to |which|what|who|when|where|how|about)(?<said>[^,;.!?:]{2,40}?)(?=[,;.!?:]|$)/iu,
  /(?<!\p{L})(?:leaves?|leaving|left) (?:the |an? |their )?(?<said>[^,;.!?:]{2,40}?) (?:empty|blank)(?=[,;.!?: ]|$)/iu,
  /(?<!\p{L})(?:trägt|tragen|schreibt|schreiben|gibt|geben|füllt|füllen)(?: \p{L}+){0,3}? (?:keiner|niemand|kein mensch|kein schwein|keine sau|kaum (?:einer|jemand)|fast (?:keiner|niemand))(?: \p{L}+){0,2}? (?:den |die |das |eine? |einen )?(?<said>[^,;.!?:]{2,40}?) (?:ein|auf|rein|hin|an|aus)(?!\p{L})/iu,
  /(?<!\p{L})(?:keiner|niemand|kein mensch|kein schwein|keine sau|kaum (?:einer|jemand)|fast (?:keiner|niemand)|die leute|die|alle) (?:trägt|tragen|schreibt|schreiben|gibt|geben|füllt|füllen|vergisst|vergessen|lässt|lassen)(?: \p{L}+){0,2}? (?:den |die |das |eine? |einen )?(?<said>[^,;.!?:]{2,40}?)(?: (?:ein|auf|rein|hin|an|aus|leer|weg|frei))?(?=[,;.!?:]|$)/iu,
  /^(?:die |der |das |den )?(?<said>\p{L}[^,;.!?:]{1,40}?) (?:trägt|schreibt|gibt|füllt|vergisst|lässt) (?:wieder |immer |ja |doch )*(?:keiner|niemand|kein mensch|kein schwein|keine sau|kaum (?:einer|jemand)|fast (?:keiner|niemand)|jeder)(?!\p{L})/iu,
]; // prettier-ignore
/** "No phone, no booking", "kein Foto, keine Anzeige". */
const noNo =
  /^(?:no|without(?: an?| the)?|keine?n?|ohne)\s+(?<said>[^,;.!?:]{2,40}),?\s+(?:then )?(?:no|kein\p{L}*|nix|nichts)\s+[^,;.!?:]{2,40}[.!]*$/iu;
const mayStay = anyWord(String.raw`may|can (?:be|stay|also)|ok(?:ay)?|fine|allowed|optional|dürfen|darf (?:auch |ruhig )?(?:leer|fehlen)|kann (?:auch |ruhig )?(?:leer|fehlen)|muss (?:das )?(?:auch )?(?:ohne )?gehen|geht auch|auch ohne|freiwillig|not everyone has|nicht jeder hat`); // prettier-ignore

const notDuty = anyWord(String.raw`(?:not|n['’]t|no longer) (?:be )?(?:compulsory|required|mandatory|obligatory)|(?:keine?|nicht) (?:mehr )?pflicht\p{L}*|optional|freiwillig`); // prettier-ignore

/** What has to be filled in, told as what is left empty again and again or what nobody is taken without. */
export function neededTold(text: string, plan: AppPlan): Change[] | null {
  if (isOfProof(text) || notDuty.test(text)) return null;
  if (/(?<!\p{L})(?:why|warum|wieso|weshalb)(?!\p{L})|^(?:can|may|could|darf|kann|dürfen|können) .*\?/iu.test(text))
    return null;
  const pieces = piecesIn(text);
  const found = pieces.flatMap((said) => fieldIn(said, text, plan) ?? []);
  const [best] = found.toSorted((a, b) => b.score - a.score);
  if (best) return ifState(text, plan, best.entity, best.field) ?? [{ kind: 'require-field', entity: best.entity.name, field: best.field.name, isRequired: true }]; // prettier-ignore
  return pieces.length > 0 ? missing(pieces[0]!, text, plan) : null;
}

function piecesIn(text: string): string[] {
  const no = noNo.exec(text.trim())?.groups?.['said'];
  if (no) return [no];
  const told = isForbidden(text) || isTold.test(text);
  if (refusesIt.test(text) || (told && /(?<!\p{L})(?:stop|again|wieder|nie|never)(?!\p{L})/iu.test(text))) {
    const all = [...text.matchAll(without)].map(({ groups }) => groups!['said']!);
    if (all.length > 0 && !/(?<!\p{L})(?:auch ohne|even without|ohne gehen|without (?:is|should be) (?:fine|ok))/iu.test(text)) return all; // prettier-ignore
  }
  if (mayStay.test(text)) return [];
  return leftEmpty.flatMap((one) => one.exec(text)?.groups?.['said'] ?? []).slice(0, 1);
}

const ofPhone = /(?<!\p{L})(?:phone|telefon|handy|mobile)/iu;
const isAsked = ({ formula, joins, type }: Field): boolean => !formula && !joins && type !== 'boolean';
function fieldIn(said: string, text: string, plan: AppPlan): { entity: Entity; field: Field; score: number } | undefined {
  const meant = listsMeant(text, plan).map(({ entity }) => entity);
  const named = mentionedIn(text, plan);
  // what is named to be without it is what needs it
  const lists = named.length > 0 ? plan.entities.filter((entity) => named.includes(entity)) : plan.entities;
  const all = lists.flatMap((entity, index) =>
    fieldsSaid(said, { ...plan, entities: [entity] }, { of: entity }).filter(({ field }) => isAsked(field) && !(ofPhone.test(said) && field.type !== 'phone' && /^(?:number|nummer|no|nr)$/iu.test(field.label))).map((one) => {
      // "Nummer" of "Telefonnummer" is the telephone of people
      const isWhole = one.field.label.length >= 4 && new RegExp(`(?<!\\p{L})${one.field.label.replace(/[^\p{L}\p{N}]/gu, '.')}`, 'iu').test(said); // prettier-ignore
      const isPhone = one.field.type === 'phone' && ofPhone.test(said);
      return { entity, field: one.field, score: one.score + (isWhole ? 1 : 0) + (isPhone ? 1.5 : 0) + (meant.includes(entity) ? 1.5 : 0) + (isPeople(entity) && /phone|email/.test(one.field.type) ? 0.4 : 0) - index * 0.01 - said.search(/\S/) * 0.001 }; // prettier-ignore
    }),
  );
  return all.toSorted((a, b) => b.score - a.score)[0];
} // prettier-ignore

/** "Nobody sets a job to done without a price": needed only then. */
function ifState(text: string, plan: AppPlan, entity: Entity, field: Field): Change[] | null {
  const state = statesIn(text, plan).find((one) => one.entity === entity && one.field !== field && one.score >= 3 && one.fact.kind === 'is' && !isOfTitle(entity, one.field)); // prettier-ignore
  if (!state || state.fact.kind !== 'is') return null;
  const { not: _, ...holds } = state.fact;
  return [{ kind: 'rule', entity: entity.name, rule: { make: 'never', when: [holds, { kind: 'given', field: field.name, not: true }], at: field.name } }]; // prettier-ignore
}
const isOfTitle = (entity: Entity, field: Field): boolean => rolesOf(entity).title === field;

const kinds: readonly (readonly [said: RegExp, type: Field['type']])[] = [
  [anyWord(String.raw`phone|phone numbers?|mobile|telephone|telefon|telefonnummer|handynummer|rufnummer`), 'phone'],
  [anyWord(String.raw`e-?mails?|e-?mail address|mailadresse|e-?mail-?adresse`), 'email'],
  [anyWord(String.raw`date|due date|deadline|datum|birthday|geburtstag|geburtsdatum`), 'date'],
  [anyWord(String.raw`photo|picture|foto|bild`), 'image'],
  [anyWord(String.raw`reason|grund|address|adresse|anschrift|signature|unterschrift|name`), 'text'],
]; // prettier-ignore
/** What has to be there and no list keeps yet is added with it. */
function missing(said: string, text: string, plan: AppPlan): Change[] | null {
  const [list] = listsMeant(text, plan);
  const kind = kinds.find(([word]) => new RegExp(`^(?:${word.source})$`, 'iu').test(said.trim()));
  if (!list || !kind) return null;
  const label = toLabel(said.trim());
  return [{ kind: 'add-field', entity: list.entity.name, field: { name: toFieldName(label), label, type: kind[1], isRequired: true }, isShown: false }]; // prettier-ignore
}
