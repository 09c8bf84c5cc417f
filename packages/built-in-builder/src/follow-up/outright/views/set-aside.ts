import { inSentence } from '../../../plan/names.ts';
import type { Only } from '../../../plan/only.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { someMeant } from '../meant/some-meant.ts';
import type { Outright } from '../outright.ts';
import { pageOf } from '../some-pages.ts';
import { complementOf, hidesDone } from './complement.ts';
import { clausesOf, coreOf } from './core.ts';
import { isNoView, isRight } from './other.ts';

/** What says that some records are of no interest any more. */
const away = /(?<!\p{L})(?:^(?:and |und )?(?:please |bitte )?(?:leave out|lass\p{L}* (?=.* weg)) the |(?:just |only |always |all |really )*(?:in|out of) (?:the |my |our )?(?:way|sight|view)|(?:i|we)(?:['’]d| would) rather not (?:have|see)|(?:fill|litter)\p{L}* (?:everything |it all )?up|verstopf\p{L}*|müll\p{L}* (?:\p{L}+ ){0,3}(?:voll|zu)|nehmen? (?:\p{L}+ ){0,2}platz weg|vor augen haben|dauernd (?:\p{L}+ ){0,3}(?:dazwischen|rumstehen|sehen|haben)|zwischen (?:den|all den|lauter) (?:anderen|andern)|(?:(?:does|do)(?:n['’]?t| not) (?:need|have) to )?(?:clog\p{L}*|clutter\p{L}*)(?: up)?|(?:are|is) (?:just )?(?:history|noise|clutter|ballast)|(?:drop|fall|go|get|take|move)\p{L}*(?: them| those| it)? (?:off|out of) the (?:list|screen|page|view)|(?:can|could|should|may) (?:\p{L}+ )?(?:go away|disappear|vanish|be hidden|hide)|hide|hidden|disappear|vanish|(?:i|we) (?:do(?:n['’]?t| not)|no longer|needn['’]?t|never) (?:\p{L}+ )?(?:need|want|have|care)(?: to)?(?: see| look at| know)?|(?:need(?:n['’]?t| not)|does(?:n['’]?t| not) (?:need|have) to|do(?:n['’]?t| not) (?:need|have) to) (?:be (?:shown|there|listed|seen)|show(?: up)?|appear|stay|stand there)|no longer (?:interest\p{L}*|matter\p{L}*|need\p{L}*)|stör(?:en|t)(?: (?:mich|uns|nur|bloß|da|dort|hier|drin|dabei|eh|ja))*|im weg(?:e)?|aus dem weg|(?:interessier\p{L}* (?:mich |uns |keinen |niemanden? |da )*(?:nicht|nich|nimmer|kein\p{L}*)? ?(?:mehr|weiter)?)|weg damit|(?:müssen|muss|braucht?|brauchen) (?:\p{L}+ ){0,3}?nicht (?:mehr )?(?:\p{L}+ ){0,2}?(?:stehen|auftauchen|sehen|anzeigen|angezeigt werden|erscheinen|da sein)|verschwind\p{L}*|ausblend\p{L}*|ausgeblendet|blend\p{L}* .{0,40} aus|(?:will|möchte|wollen|mag) (?:ich|wir)? ?(?:\p{L}+ ){0,4}?(?:nicht|nich|keine?) (?:mehr )?(?:\p{L}+ )?(?:sehen|sehn|haben|drin haben)|brauch\p{L}* (?:ich|wir|man)? ?(?:\p{L}+ ){0,3}?(?:nicht|nich|nimmer|keiner|keine)(?: mehr)?(?: (?:zu )?sehen)?|aus (?:der|meiner|unserer) (?:liste|sicht|ansicht)(?: raus| weg)?|aus den augen|raus aus der liste)(?!\p{L})/giu; // prettier-ignore
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
  const some = open ?? leftOf(subjectOf(text), plan);
  if (!some) return unknownOf(text, plan);
  const { entity } = some;
  const done = hidesDone(entity, some.only, plan, open === null);
  if (done?.length === 0) return `The list of ${inSentence(entity.plural)} leaves out what is done already.`;
  return [...(done ?? pageOf(some, plan)), ...order(entity.name, rolesOf(entity).moment?.name)];
}

const longest = 170;

/** Where what is said of them begins: that they are in the way, that nobody has to see them, that they are to go. */
const predicate = /(?<!\p{L})(?:(?:are|is) (?:just |only |always |all |really |simply )*(?:in (?:the|my|our) way|clutter\p{L}*|history|noise|ballast|of no)|(?:just |only |simply )*(?:clutter|clog|fill|block|litter)\p{L}*(?: up)?|(?:i|we) (?:really )?(?:do(?:n['’]?t| not)|no longer|never|need(?:n['’]?t| not))|(?:i|we)(?:['’]d| would) rather not|(?:do|does)(?:n['’]?t| not) (?:have|need) to|need(?:n['’]?t| not)|(?:can|could|should|may) (?:\p{L}+ )?(?:be hidden|go|disappear|leave|vanish|stay out)|no longer (?:interest|matter|need)\p{L}*|verstopf\p{L}*|müll\p{L}*|nehmen? (?:\p{L}+ ){0,2}platz|stör\p{L}*|nerv\p{L}*|(?:müssen|muss|braucht?|brauchen|will|wollen|möchten?|mag) (?:ich|wir|man|mir|uns|da|dort|hier|nicht|nich|keiner?|doch|ja|bei|in|der|den|dem)|(?:können|kann|sollen|soll) (?:\p{L}+ )*(?:weg|verschwinden|raus|ausgeblendet)|interessier\p{L}*|(?:liegen|stehen|hängen) (?:mir|uns|nur|bloß))(?!\p{L})/iu; // prettier-ignore

/** The records that are in the way: what stands before that is said of them, else behind it. */
function subjectOf(text: string): string {
  const found = predicate.exec(text);
  const before = found ? text.slice(0, found.index).trim() : '';
  if (found && before.split(' ').length > 1) return before;
  return text.replace(found?.[0] ?? '', ' ').replace(away, ' ');
}

/** "Rentals where the boat is back": some are in the way, and nothing says which; none of them is deleted. */
function unknownOf(text: string, plan: AppPlan): string | null {
  const subject = subjectOf(text);
  const list = ofSome.test(subject) && inTheWay.test(text) ? listsMeant(subject, plan)[0]?.entity : undefined;
  return list ? `Which ${inWords(list)} those are nothing in this app says, so I changed nothing. Say it by a field: “hide the ${inWords(list)} that are done”.` : null; // prettier-ignore
}
const inTheWay =
  /(?<!\p{L})(?:in (?:the|my|our) way|clutter\p{L}*|clog\p{L}*|verstopf\p{L}*|müll\p{L}*|platz weg|stör(?:en|t)|im weg)(?!\p{L})/iu;
const ofSome = /(?<!\p{L})(?:where|that|which|who|whose|wo|die|deren|bei denen)(?!\p{L}).*\p{L}/iu;

function leftOf(text: string, plan: AppPlan) {
  const some = someMeant(text, plan);
  const choices = some?.only.filter(({ kind }) => kind === 'is') ?? [];
  const [one, ...more] = choices.length === 1 ? choices : (some?.only ?? []);
  if (!some || !one || more.length > 0 || !isOfState(one, some.entity)) return null;
  const only: Only[] = [complementOf(one) ?? []].flat();
  return only.length > 0 ? { entity: some.entity, only } : null;
}

/** A field that is named is no state: of "nobody needs the berth" the berth is to go, and no record. */
const isOfState = (only: Only, { fields }: Entity): boolean =>
  !('field' in only) || !['given', 'missing'].includes(only.kind) || fields.some(({ name, type }) => name === only.field && type.startsWith('date')); // prettier-ignore

/** The lists that the whole message names, for a part of it that names none. */
const listWords = (text: string, plan: AppPlan): string => plan.entities.flatMap(({ label, plural }) => [label, plural].filter((name) => text.toLowerCase().includes(name.toLowerCase()))).join(' '); // prettier-ignore
