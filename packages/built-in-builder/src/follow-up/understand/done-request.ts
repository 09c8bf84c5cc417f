import type { AppPlan } from '../../plan/plan.ts';
import { doneTest } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { mentions } from './place.ts';

const finished = '(?:done|finished|completed?|closed|resolved|settled|paid|returned|old)';
const ways: readonly RegExp[] = [
  new RegExp(`^(?:hide|don['’]t show|do not show|never show|leave out)(?: me)?(?: the| all| any| what is)* ${finished}\\b`, 'i'),
  new RegExp(`^(?:i|we) (?:don['’]t|do not|no longer) (?:want|need) to see(?: the| all| any)* ${finished}\\b`, 'i'),
  new RegExp(`^(?:only|just) (?:show|list|display)(?: me| us)?(?: the| all| those| what)* (?:open|unfinished|undone|unpaid|remaining|outstanding)\\b|^(?:only|just) (?:show|list|display)(?: me| us)?(?: the| all| those)*(?: [\\p{L}-]+){0,3} (?:that|which|who) (?:are|is|have|has|were|was)?(?:n['’]?t| not|nt)(?: been| yet)? ${finished}`, 'iu'),
  new RegExp(`^(?:show|list|display)(?: me| us)? (?:only|just)(?: the| those)*(?: [\\p{L}-]+){0,3} (?:that|which|who) (?:are|is|have|has|were|was)?(?:n['’]?t| not|nt)(?: been| yet)? ${finished}`, 'iu'),
  /^(?:(?:bitte|zeig\p{L}*|mir|uns|standardmäßig|erst ?mal|immer|da) )*nur (?:die |noch )?(?:offene[nr]?|unerledigte[nr]?|nicht erledigte[nr]?|unbezahlte[nr]?)(?!\p{L})(?! (?:seite|liste) )|^(?:(?:bitte|zeig\p{L}*|mir|uns) )*nur die(?: \p{L}+)?,? die (?:noch )?nicht (?:erledigt|fertig|bezahlt|abgeschlossen)/iu,
  new RegExp(`^(?:the |all |what is )?${finished}\\b.* (?:should|must|can) (?:disappear|go|be hidden|not be (?:shown|seen|visible))`, 'i'),
]; // prettier-ignore

/** "hide the finished orders": the list begins with what is still open. */
export function doneRequest(text: string, plan: AppPlan): Change[] | null {
  if (!ways.some((words) => words.test(text))) return null;
  const named = plan.entities.find((one) => mentions(text, one));
  const entity = (named ? [named] : plan.entities).find(
    (one) =>
      doneTest(one, '') !== null && plan.pages.some((page) => page.archetype === 'list' && page.entity === one.name),
  );
  return entity ? [{ kind: 'hide-done', entity: entity.name }] : null;
}
