import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { anyWord } from '../../any-word.ts';
import { entitiesIn, fieldsIn, type FieldMention } from '../../understand/gist/mentions.ts';
import { fieldsSaid } from '../fields/said.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Outright } from '../outright.ts';

/** Where a detail is still to be read: with one record, once it is opened. */
const withOne = anyWord(
  [
    String.raw`(?:only |just |enough |till |until )*(?:when|once|after|if|where) (?:i|we|you|one|they|somebody|someone)(?:['’]ve)? (?:open|click on) (?:one|an?|it|them|each|that|the \p{L}+)|(?:after|by) (?:opening|clicking)|(?:inside|within) (?:the |each |of |a )?(?:single |one|record|card|page|details?|\p{L}+ itself)|in(?:side)? each(?: one| of them)?|(?:on|with) the (?:single|individual) \p{L}+|in the details?(?: page)?`,
    String.raw`(?:erst |nur |bloß |reicht |genügt )*wenn (?:ich|man|wir|jemand) (?:einen?|eins|eine[ns]?|den \p{L}+|die \p{L}+|das \p{L}+|ein \p{L}+|drauf|es|sie|ihn) ?(?:aufmach\p{L}*|öffne\p{L}*|anklick\p{L}*|aufruf\p{L}*|klick\p{L}*|draufklick\p{L}*|antipp\p{L}*|aufschlag\p{L}*)|(?:beim|im|in der|auf der|in dem) einzel\p{L}+(?: \p{L}+)?|(?:beim|nach dem) (?:aufmachen|öffnen|anklicken)`,
  ].join('|'),
);
/** Where it is not to be: in the rows of all. */
const amongAll = anyWord(
  String.raw`(?:in|on|from) (?:the |our |that )?(?:\p{L}+ ){0,2}?(?:list|table)(?: of \p{L}+)?|lists?|list of|(?:all|of) (?:the |of them|together)|among all|all \p{L}+ (?:together|at once)|(?:when|where) (?:i|we|you) (?:see|look at|open) all|(?:all|the) \p{L}+ are shown|untereinander|nebeneinander|bei allen|(?:in|aus|von) (?:der|den|meiner|unserer) \p{L}*(?:liste|tabelle|übersicht|ansicht)n?|\p{L}+(?:liste|tabelle|übersicht)|ständig|sofort|auf den ersten blick|lined up|at first sight|straight ?away|neben de[nmr]`,
);
const not = /(?<!\p{L})(?:not|never|no need|needn['’]?t|nothing|too (?:long|much|wide|big)|takes? (?:up )?(?:too much )?(?:space|room)|so long|only|just|enough|nicht|nich|nie|kein\p{L}*|zu (?:lang|breit|viel)|nur|bloß|erst|reicht|genügt)(?!\p{L})|n['’]t(?!\p{L})/iu; // prettier-ignore
const kept = anyWord(String.raw`aufheben|behalten|trotzdem|keep it|don['’]?t delete|gespeichert|nicht löschen`);
const other = anyWord(String.raw`may|allowed|darf|dürfen|role|rolle|only (?:i|we|the \p{L}+s)|nur (?:ich|wir)|page|seite|sort\p{L}*|group\p{L}*|remove|delete|lösch\p{L}*|entfern\p{L}*|filter\p{L}*|count\p{L}*|anzahl|figure|happens?|screen|tiles|kacheln|land|narrow|first|zuerst|tick\p{L}*|abhak\p{L}*|overdue|überfällig`); // prettier-ignore
const longest = 220;

/** A detail that is read with one record alone: "the notes make the list so long, enough if I see them when I open one". */
export function tuckedAwayWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').trim();
  if (text.length > longest || !not.test(text) || other.test(text)) return null;
  if (!withOne.test(text) && !(kept.test(text) && amongAll.test(text))) return null;
  const list = entitiesIn(text, plan)[0]?.entity;
  const fields = spokenOf(text, plan, list);
  const [first] = fields;
  if (!first) return null;
  const { entity } = first;
  const shown = fields.filter((one) => one.entity === entity && rolesOf(entity).title !== one.field);
  if (shown.length === 0) return null;
  const hidden = shown.filter(({ field }) => entity.columns.includes(field.name));
  if (hidden.length === 0) return `${shown[0]!.field.label} is not in the list of ${entity.plural.toLowerCase()}, so I changed nothing.`; // prettier-ignore
  return hidden.map(({ field }) => ({ kind: 'hide-field', entity: entity.name, field: field.name }));
}

/** The details that the first clause names which names any; what stands behind says where they are read. */
function spokenOf(text: string, plan: AppPlan, list: Entity | undefined): FieldMention[] {
  const within = list ? { ...plan, entities: [list] } : plan;
  for (const clause of text.split(/[,.;!?:]\s+/u)) {
    const named = fieldsIn(clause, within, { least: 1.9 }).toSorted((a, b) => a.at - b.at);
    const said = named.length > 0 || !amongAll.test(text) ? named : fieldsSaid(clause, within).slice(0, 1);
    const [first] = said;
    if (!first) continue;
    return said.filter(({ at, field }) => field === first.field || /^\s*(?:,|and|und|&)\s*(?:the |die |der |das )?$/iu.test(clause.slice(first.end, at))); // prettier-ignore
  }
  return [];
}
