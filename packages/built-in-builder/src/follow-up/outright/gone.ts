import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { askedField } from '../../reading/asked-field.ts';
import { germanQuestion } from '../../reading/german-question.ts';
import type { Change } from '../change.ts';
import { inWords } from '../find.ts';
import { entitiesIn, fieldsIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

/** What takes something away, or says that it is not needed. */
const takes = String.raw`remove\p{L}*|delete\p{L}*|drop(?:ped)?|cut|scrap|ditch|erase|bin|axe|lose|skip|kill|get rid|rid of|throw|chuck|kick|strip|clear`;
const it = new RegExp(String.raw`^(?:(?:so|then|and|just|please|you can|we can|dann|also|und|bitte|kannst du)[\s,]+){0,3}(?:(?:${takes}) (?:it|that|this one|this field)(?: out| away| off)?|take (?:it|that) (?:out|away|off)|(?:get|throw) (?:it|that) out|(?:it|that) can (?:go|be removed|be deleted)|(?:lösch\p{L}*|entfern\p{L}*|streich\p{L}*) (?:es|das|sie|ihn|die|den)(?: bitte)?|(?:nimm|mach|wirf|nehmt) (?:es|das|sie|ihn|die|den)(?: bitte)? (?:raus|weg|heraus)|weg damit|raus damit|(?:kann|können|soll) (?:also |daher |bitte )?(?:weg|raus)|bitte (?:löschen|entfernen|streichen|weg|raus))[\s.!]*$`, 'iu'); // prettier-ignore
const needless = /(?<!\p{L})(?:(?:is|are)(?: not|n['’]?t) (?:\p{L}+ )?(?:needed|necessary|used|required here|useful)|isnt needed|arent needed|not needed|no longer needed|useless|pointless|unnecessary|superfluous|nobody (?:needs|uses|reads|fills)|no one (?:needs|uses|reads)|don['’]?t (?:need|want|use)|do not (?:need|want|use)|never (?:use|need)|brauch\p{L}* (?:\p{L}+ ){0,3}?nicht|nicht (?:gebraucht|nötig|notwendig)|überflüssig|unnötig|unnütz|nutzlos|sinnlos)(?!\p{L})/iu; // prettier-ignore

/** "the note isn't needed, drop it": what is to go is what the first half names. */
const wholeGone = /^(?:the |das |die |der )?(?<name>\p{L}[\p{L} -]{2,40}?) (?:can go|can be (?:removed|deleted|dropped)|is not needed|isn['’]t needed|kann weg|kann raus|kann gehen|bitte weg|bitte raus|weg|raus)(?!\p{L})/iu; // prettier-ignore

/** "Where kept can go": a field by its whole name, which may look like a piece of a sentence. */
function wholeNameGone(text: string, plan: AppPlan): Change[] | null {
  const said = wholeGone.exec(text)?.groups?.['name']?.toLowerCase();
  if (!said) return null;
  const names = [said, askedField(said), germanQuestion(said)].map((name) => name?.toLowerCase());
  const all = plan.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  const [only, ...others] = all.filter(({ field: { label } }) => names.includes(label.toLowerCase()));
  return only && others.length === 0 && rolesOf(only.entity).title !== only.field ? [{ kind: 'remove-field', entity: only.entity.name, field: only.field.name }] : null; // prettier-ignore
}

export function goneWish(text: string, plan: AppPlan): Outright {
  const whole = wholeNameGone(text, plan);
  if (whole) return whole;
  const [, said = '', deed = ''] = /^(.{3,80}?)[,.;:–-]+\s*([^,.;]{3,40})$/u.exec(text) ?? [];
  if (!it.test(deed) || !needless.test(said)) return null;
  const fields = fieldsIn(said, plan, { least: 2 });
  const [first] = fields;
  if (!first || fields.some(({ field }) => field !== first.field)) return null;
  const lists = entitiesIn(said, plan);
  if (lists.some(({ entity }) => entity !== first.entity)) return null;
  if (rolesOf(first.entity).title === first.field) return `${first.field.label} is what ${inWords(first.entity)} are called in every list, so it has to stay. You can rename it.`; // prettier-ignore
  return [{ kind: 'remove-field', entity: first.entity.name, field: first.field.name }];
}
