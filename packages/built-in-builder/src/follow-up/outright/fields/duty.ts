import type { AppPlan } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid } from './said.ts';

const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const anyOf = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'), 'iu');
const none = String.raw`nobody|no one|never|not|cannot|cant|refuse\p{L}*|reject\p{L}*|block\p{L}*|stop\p{L}*|prevent\p{L}*|keiner|niemand|nicht|kein\p{L}*|nie`;
const saves = String.raw`sav\p{L}+|add\p{L}*|enter\p{L}*|submit\p{L}*|creat\p{L}+|log\p{L}*|record\p{L}*|book\p{L}*|go through|away with|speicher\p{L}*|anleg\p{L}*|angelegt|ein(?:zu)?trag\p{L}*|eingetragen|abschick\p{L}*|abspeicher\p{L}*|erfass\p{L}*|buch\p{L}*`;
const left = String.raw`blank|empty|out|leer|frei|weg|aus`;

const optional = anyOf(
  word('optional|voluntary|freiwillig|not (?:required|mandatory|compulsory)|(?:\\p{L}+n[\'’]?t|no longer|never|not) (?:be |to be )?(?:required|mandatory|compulsory)'),
  word(`(?:leave|leaving|left|keep|let \\p{L}+ skip|skip) (?:it |that |them |this |the \\p{L}+ |\\p{L}+ )?(?:${left})|(?:can|may|could|should|might) (?:also |just |be able to |sometimes )*(?:stay|remain|be left|be) (?:${left})`),
  String.raw`(?:${word('not|never|stop|no need to|dont|doesnt|shouldnt|neednt')}|n['’]t)(?: \p{L}+){0,3}? ${word(`insist(?:ing)?|force|forced|forcing|demand(?:ing)?|require|requiring|asking|nag|make \\p{L}+ (?:fill|enter|type|put)`)}`,
  String.raw`(?:${word('not|never|no longer|no need|neednt')}|n['’]t)(?: \p{L}+){0,3}? (?:have|need|be forced|be required) to (?:be )?${word('fill(?:ed)?|enter(?:ed)?|give|given|provide[d]?|type|typed|put|know')}`,
  word('(?:darf|kann|dürfen|können|könnte) (?:(?!nicht |nie )\\p{L}+ ){0,4}?(?:leer|frei|offen|weggelassen)(?: bleiben| gelassen| sein)?|(?<!nicht )leer lassen|(?:kein|keine) (?:muss|pflicht\\p{L}*|zwang)|nicht (?:mehr |länger |unbedingt |immer )*(?:pflicht|zwingend|erzwingen|verlangen|darauf bestehen|nötig)|nicht drauf bestehen'),
  String.raw`(?<!\p{L})(?:muss|müssen|brauch\p{L}*|soll\p{L}*) (?:\p{L}+ ){0,5}?nicht (?:\p{L}+ ){0,2}?${word('aus(?:zu)?füllen|ausgefüllt|an(?:zu)?geben|angegeben|ein(?:zu)?tragen|eingetragen|rein|drin|dastehen')}`,
); // prettier-ignore
const required = anyOf(
  String.raw`${word(none)}.*${word(saves)}.*${word('without|ohne')}|${word('without|ohne')}.*${word(none)}.*${word(saves)}|${word('ohne')}.*${word(`darf|dürfen|soll|geht|kommt|lass\\p{L}*`)}.*${word(none)}|(?:n['’]t|${word('cant|dont')}).*${word(saves)}.*${word('without|ohne')}`,
  word('insist on|always (?:ask|demand|require)|immer (?:verlangen|abfragen|fordern|erzwingen)|(?:bitte )?verlang(?:e|en|t) (?:immer|stets)|zwingend|pflichtfeld\\p{L}*|pflichtangabe\\p{L}*|pflicht|mandatory|compulsory|obligatory|required|unverzichtbar'),
  word('(?:must|has to|have to|needs to|should) (?:always |really |definitely )?(?:be (?:there|in there|given|filled(?: in)?|entered|set|provided|stated)|be filled)|(?:muss|müssen|soll|sollte) (?:\\p{L}+ ){0,4}?(?:immer|unbedingt|stets|zwingend) (?:\\p{L}+ ){0,2}?(?:rein|drin\\p{L}*|dabei\\p{L}*|dastehen|stehen|da sein|hin|angegeben|ausgefüllt|eingetragen)|darf (?:\\p{L}+ ){0,3}?nicht (?:fehlen|leer|weggelassen)\\p{L}*|dürfen (?:\\p{L}+ ){0,3}?nicht (?:fehlen|leer)'),
  word("(?:can(?:not|['’]t)|must(?: not|n['’]t)|never|shouldn['’]t|should not|may not) (?:be |stay |ever )*(?:left |skip(?:ped)? ?)?(?:blank|empty|out|missing|skipped)"),
); // prettier-ignore
/** What only sounds so: rights, limits, marks, views, questions. */
const otherWish = /(?<!\p{L})(?:see|sehen|show\p{L}*|zeig\p{L}*|of the list|in the list|aus der liste|in der liste|only \p{L}+ (?:can|may)|nur \p{L}+ (?:darf|dürfen|können|kann)|more than|less than|mehr als|weniger als|mark\p{L}*|red|rot|page|seite|list of|filter\p{L}*|sort\p{L}*|chart|diagram\p{L}*|approv\p{L}*|genehmig\p{L}*|twice|doppelt|zweimal|if|wenn|falls|sobald|unless|außer|es sei denn|before|until|bevor|erst)(?!\p{L})/iu; // prettier-ignore
const ofWhen = /(?<!\p{L})(?:wenn|falls|if|when)(?!\p{L})[^,]*(?<!\p{L})(?:nicht da\p{L}*|fehlt|fehlen|leer|missing|not there|isn['’]t there|unknown|not known)(?!\p{L})[^,]*,/iu; // prettier-ignore

/** What has to be filled in, and what may stay empty, of what the sentence names by its name or by what it is. */
export function neededWish(text: string, plan: AppPlan): Outright {
  if (text.trim().endsWith('?') && /^(?:is|are|does|do|muss|müssen|ist|sind|why|warum|wieso)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const isFree = optional.test(text);
  if (!isFree && !required.test(text)) return null;
  if (otherWish.test(withoutFields(text, plan).replace(ofWhen, ' '))) return null;
  const said = isFree ? text : (/(?<!\p{L})(?:without|ohne)(?!\p{L})(.*)$/iu.exec(text)?.[1] ?? text);
  const near = fieldsSaid(said, plan).filter(({ field }) => !field.joins);
  const all = near.length > 0 ? near : fieldsSaid(text, plan).filter(({ field }) => !field.joins);
  const [best] = all;
  if (!best) return null;
  // two that are named by their names are both meant
  const fields = all.filter(({ entity, score }) => entity === best.entity && score >= Math.min(best.score, 2));
  const changes: Change[] = [];
  for (const { entity, field } of best.score < 2 ? [best] : fields) {
    if (isFree && rolesOf(entity).title === field) return `${field.label} is what ${inWords(entity)} are called in every list, so it has to be filled in.`; // prettier-ignore
    changes.push({ kind: 'require-field', entity: entity.name, field: field.name, isRequired: !isFree });
  }
  return changes;
}

/** "Best before" speaks of no order. */
const withoutFields = (text: string, plan: AppPlan): string =>
  fieldsSaid(text, plan).toSorted((a, b) => b.at - a.at).reduce((rest, { at, end, score }) => (score >= 2 ? rest.slice(0, at) + rest.slice(end) : rest), text); // prettier-ignore
