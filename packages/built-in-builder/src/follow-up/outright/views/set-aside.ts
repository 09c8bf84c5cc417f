import { inSentence } from '../../../plan/names.ts';
import type { Only } from '../../../plan/only.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { someMeant } from '../meant/some-meant.ts';
import type { Outright } from '../outright.ts';
import { pageOf } from '../some-pages.ts';
import { complementOf, hidesDone } from './complement.ts';
import { clausesOf, coreOf } from './core.ts';
import { isNoView, isRight } from './other.ts';

/** What says that some records are of no interest any more. */
const away = /(?<!\p{L})(?:(?:just |only |always |all |really )*(?:in|out of) (?:the|my|our) (?:way|sight|view)|(?:(?:does|do)(?:n['’]?t| not) (?:need|have) to )?(?:clog\p{L}*|clutter\p{L}*)(?: up)?|(?:are|is) (?:just )?(?:history|noise|clutter|ballast)|(?:drop|fall|go|get|take|move)\p{L}*(?: them| those| it)? (?:off|out of) the (?:list|screen|page|view)|(?:can|could|should|may) (?:\p{L}+ )?(?:go away|disappear|vanish|be hidden|hide)|hide|hidden|disappear|vanish|(?:i|we) (?:do(?:n['’]?t| not)|no longer|needn['’]?t|never) (?:\p{L}+ )?(?:need|want|have|care)(?: to)?(?: see| look at| know)?|(?:need(?:n['’]?t| not)|does(?:n['’]?t| not) (?:need|have) to|do(?:n['’]?t| not) (?:need|have) to) (?:be (?:shown|there|listed|seen)|show(?: up)?|appear|stay|stand there)|no longer (?:interest\p{L}*|matter\p{L}*|need\p{L}*)|stör(?:en|t)(?: (?:mich|uns|nur|bloß|da|dort|hier|drin|dabei|eh|ja))*|im weg(?:e)?|aus dem weg|(?:interessier\p{L}* (?:mich |uns |keinen |niemanden? |da )*(?:nicht|nich|nimmer|kein\p{L}*)? ?(?:mehr|weiter)?)|weg damit|(?:müssen|muss|braucht?|brauchen) (?:\p{L}+ ){0,3}?nicht (?:mehr )?(?:\p{L}+ ){0,2}?(?:stehen|auftauchen|sehen|anzeigen|angezeigt werden|erscheinen|da sein)|verschwind\p{L}*|ausblend\p{L}*|ausgeblendet|blend\p{L}* .{0,40} aus|(?:will|möchte|wollen|mag) (?:ich|wir)? ?(?:\p{L}+ ){0,4}?(?:nicht|nich|keine?) (?:mehr )?(?:\p{L}+ )?(?:sehen|sehn|haben|drin haben)|brauch\p{L}* (?:ich|wir|man)? ?(?:\p{L}+ ){0,3}?(?:nicht|nich|nimmer|keiner|keine)(?: mehr)?(?: (?:zu )?sehen)?|aus (?:der|meiner|unserer) (?:liste|sicht|ansicht)(?: raus| weg)?|aus den augen|raus aus der liste)(?!\p{L})/giu; // prettier-ignore
const wanted = /(?<!\p{L})(?:only|just|nothing but|nur|bloß|lediglich|ausschließlich)(?!\p{L})|(?<!\p{L})(?:matter\p{L}*|interest\p{L}*|wichtig|zählen|interessieren)(?!\p{L})/iu; // prettier-ignore
const nextFirst = /(?<!\p{L})(?:(?:the )?(?:next|earliest|soonest|nearest)(?: one| ones)? (?:first|at the top|on top)|(?:de[rn]|die|das) (?:nächste\p{L}*|früheste\p{L}*) (?:zuerst|oben|ganz oben|als erste[rs]?))(?!\p{L})/iu; // prettier-ignore
const ofThings =
  /(?<!\p{L})(?:fields?|columns?|buttons?|page|menu|box|feld|felder|spalten?|knopf|seite|menü)(?!\p{L})/iu;

/**
 * Records that are in the way: "the finished ones are just in the way", "was abgeholt ist, stört mich nur". The list leaves
 * out what is done, or a page shows the others; nothing is deleted.
 */
export function asideWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  if (text.length > longest || isNoView(text) || isRight(text) || ofThings.test(text)) return null;
  if (text.search(away) < 0) return null;
  const clauses = clausesOf(text);
  // what is wanted instead says it without turning round
  const kept = clauses.filter((one) => wanted.test(one) && one.search(away) < 0).join(', ');
  const order = (entity: string, field: string | undefined): Change[] => (field && nextFirst.test(said) ? [{ kind: 'sort-list', entity, field, direction: 'up' }] : []); // prettier-ignore
  const open = kept ? someMeant(`${kept} ${listWords(text, plan)}`, plan) : null;
  const some = open ?? leftOf(text.replace(away, ' '), plan);
  if (!some) return null;
  const { entity } = some;
  const done = hidesDone(entity, some.only, plan);
  if (done?.length === 0) return `The list of ${inSentence(entity.plural)} leaves out what is done already.`;
  return [...(done ?? pageOf(some, plan)), ...order(entity.name, rolesOf(entity).moment?.name)];
}

const longest = 170;

function leftOf(text: string, plan: AppPlan) {
  const some = someMeant(text, plan);
  const [one, ...more] = some?.only ?? [];
  if (!some || !one || more.length > 0 || !isOfState(one, some.entity)) return null;
  const only: Only[] = [complementOf(one) ?? []].flat();
  return only.length > 0 ? { entity: some.entity, only } : null;
}

/** A field that is named is no state: of "nobody needs the berth" the berth is to go, and no record. */
const isOfState = (only: Only, { fields }: Entity): boolean =>
  !('field' in only) || !['given', 'missing'].includes(only.kind) || fields.some(({ name, type }) => name === only.field && type.startsWith('date')); // prettier-ignore

/** The lists that the whole message names, for a part of it that names none. */
const listWords = (text: string, plan: AppPlan): string => plan.entities.flatMap(({ label, plural }) => [label, plural].filter((name) => text.toLowerCase().includes(name.toLowerCase()))).join(' '); // prettier-ignore
