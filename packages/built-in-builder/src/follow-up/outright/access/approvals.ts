import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { withRights } from '../../../plan/rights.ts';
import { draftWith } from '../../../recognise/features/draft-with.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { holdersIn } from './holders.ts';
import { fieldsSaid, listsSaid } from './things-said.ts';
import { oneOf } from './words.ts';

const approve = oneOf(
  ...['approv\\p{L}*', 'sign(?:s|ed)? (?:it |them |that )?off', 'nod(?:s|ded)? (?:it |them )?through', '(?:give|gives|gave|given) (?:\\p{L}+ ){0,2}(?:ok|okay|go[- ]ahead|blessing|approval)', 'says? yes(?: or no)?', 'agree(?:s|d)?', 'confirm(?:s|ed)? (?:it |them )?(?:first|before)', 'ok(?:ay)?s? it', 'waves? (?:it |them )?through', 'release[sd]?'],
  ...['genehmig\\p{L}*', 'freigeb\\p{L}*', 'freigegeben', 'frei ?gibt', 'freigabe', 'absegn\\p{L}*', 'abgesegnet', 'abnick\\p{L}*', 'zustimm\\p{L}*', 'zugestimmt', '(?:muss|müssen|erst wenn|sobald) (?:\\p{L}+ ){0,5}bestätigt?',  '(?:ihr|sein|mein|das|grünes) (?:okay|ok|licht|ja)', 'mein(?:em|en)? (?:haken|häkchen|okay|ok)', 'abzeichn\\p{L}*', 'einverstanden'],
); // prettier-ignore
const first = oneOf(
  ...['first', 'before', 'until', 'only then', 'ought to', 'has to', 'have to', 'must', 'needs? to', 'once', 'only counts?', 'not count'],
  ...['erst', 'erst wenn', 'bevor', 'vorher', 'zuerst', 'muss', 'müssen', 'gültig', 'fest ist', 'gilt', 'zählt', 'sobald', 'solange', 'nachdem'],
); // prettier-ignore
const hides = oneOf('only then (?:\\p{L}+ ){0,3}(?:shows?|appears?|visible|seen)', 'before (?:\\p{L}+ ){0,3}(?:see|sees|shows?|seen|visible)', 'not (?:be )?(?:visible|shown)', '(?:erst )?(?:danach|dann) (?:\\p{L}+ ){0,4}(?:sichtbar|zu sehen|erscheint|sehen)', 'bevor (?:\\p{L}+ ){0,4}(?:sehen|sieht|sichtbar)', 'vorher (?:nicht|niemand) (?:\\p{L}+ ){0,3}(?:sehen|sichtbar)'); // prettier-ignore
const mine = oneOf('my', 'i', 'me', 'mein\\p{L}*', 'ich', 'mir'); // prettier-ignore
const ofUs = oneOf('one of us', 'eine?r? von uns');

/** "I sign off", "approved by me", "wenn ich sie abgesegnet habe" */
const byMe = (text: string, at: number, length: number): boolean => /(?<!\p{L})(?:I|ich)(?: \p{L}+){0,2} $/u.test(text.slice(0, at)) || /^(?: \p{L}+)? by me(?!\p{L})/iu.test(text.slice(at + length)); // prettier-ignore

/** What is taken home waits in the list of what is taken, and what is written in that of what happened. */
const gets = oneOf('gets?', 'have it', 'takes?', 'borrows?', 'books?', 'kriegt?', 'bekommt', 'bekommen', 'ausleihen', 'leihen', 'mitnehmen', 'nehmen', 'buchen'); // prettier-ignore
const isLent = ({ label, isExclusive }: Entity): boolean => isExclusive === true || /loan|rental|booking|leih|buchung|belegung/i.test(label); // prettier-ignore
const enters = oneOf('(?:she|he|they) (?:writes?|enters?|records?|documents?)', 'dokumentiert', 'einträgt', 'schreibt', 'trainees?', 'learners?'); // prettier-ignore
const isEntered = ({ fields }: Entity): boolean => fields.some(({ type }) => type === 'date' || type === 'datetime') && fields.some(({ type }) => type === 'reference'); // prettier-ignore

/** Who approved what, and what is not yet, is asked of the records. */
const ofApproved = /(?<!\p{L})(?:who|which|what|wer|was|welche\p{L}*)(?: \p{L}+){0,3} (?:approved|signed|genehmigt|bestätigt)|noch nicht|not yet/iu; // prettier-ignore

const leave = /(?<!\p{L})(?<said>urlaub\p{L}*|vacations?|annual leave|leave|holidays?|time off|days off)(?!\p{L})/iu;

/** "Urlaub tragen die Kollegen selber ein, gültig wird's erst mit meinem Haken": a list that is not there yet waits from its beginning. */
function leaveWish(text: string, plan: AppPlan): Change[] | null {
  if (!leave.test(text)) return null;
  const isGerman = plan.language === 'de';
  const draft = draftWith('leave request', isGerman ? ['Name: text!', 'Von: date!', 'Bis: date!', 'Bemerkung: longtext'] : ['Name: text!', 'From: date!', 'Until: date!', 'Remark: longtext']); // prettier-ignore
  draft.entity.label = isGerman ? 'Urlaubsantrag' : 'Leave request';
  draft.entity.plural = isGerman ? 'Urlaubsanträge' : 'Leave requests';
  draft.entity.access = { read: 'all', write: 'all' };
  const [holder] = byMe(text, 0, 0) || mine.test(text) ? [] : holdersIn(text, plan);
  return [
    { kind: 'add-entity', draft: { ...draft, entity: withRights(draft.entity, { change: { own: true }, delete: { own: true } }) } }, // prettier-ignore
    { kind: 'approval', entity: draft.entity.name, by: holder ? { roles: [holder.role] } : {} },
  ];
}

/** "Somebody experienced has to nod it through first", "fest ist es erst, wenn Katrin ihr Okay gegeben hat". */
export function approvalWish(text: string, plan: AppPlan): Outright {
  const match = approve.exec(text);
  if (!match || !first.test(text) || ofApproved.test(text)) return null;
  const lists = listsSaid(text, plan);
  const named = lists.length > 0 ? lists : [...new Set(fieldsSaid(text, plan).map(({ entity }) => entity))];
  const entity = (gets.test(text) && plan.entities.find(isLent)) || named[0] || (enters.test(text) ? plan.entities.find(isEntered) : undefined); // prettier-ignore
  if (!entity) return leaveWish(text, plan);
  const holders = byMe(text, match.index, match[0].length) ? [] : holdersIn(text, plan);
  // who approves stands beside the word for it, who enters what waits before
  const near = holders.filter(({ at }) => at > match.index - 60 && at < match.index + 60);
  const learner = holders.find(({ role }) => /trainee|apprentice|student|intern|novice|learner|azubi|praktikant|lehrling|studentin/i.test(role)); // prettier-ignore
  const approver = [...near].reverse().find((one) => one !== learner) ?? holders.find((one) => one !== learner);
  const by = approver ? { roles: [approver.role] } : learner && (ofUs.test(text) || !mine.test(text)) ? { not: [learner.role] } : mine.test(text) ? {} : null; // prettier-ignore
  if (!by) return null;
  const change: Change = { kind: 'approval', entity: entity.name, by, ...(hides.test(text) || learner ? { isHidden: true as const } : {}), ...(approver?.person && { person: approver.person }) }; // prettier-ignore
  return [change];
}
