import type { AppPlan } from '../../../../plan/plan.ts';
import type { Change } from '../../../change.ts';
import type { Outright } from '../../outright.ts';
import { changesOf } from './meaning.ts';
import { isOfOther } from './other-wishes.ts';
import { statementsIn } from './statements.ts';

/** Who may and may not, said in one or more statements that each name who, what they do and what with. */
export function statedWish(text: string, plan: AppPlan): Outright {
  if (isOfOther.test(text) || isQuestion.test(text)) return null;
  const statements = statementsIn(text, plan);
  if (!statements || !statements.some(({ isSure, parties }) => isSure && parties.length > 0)) return null;
  const changes = changesOf(statements, plan);
  // a tale that comes to nothing was about something else
  return changes && text.length > longestOfNothing && !changes.some((change) => isOfChange(change, plan))
    ? null
    : changes;
}

const longestOfNothing = 100;
const isOfChange = (change: Change, plan: AppPlan): boolean =>
  change.kind !== 'access' || plan.entities.some(({ name, access }) => name === change.entity && (access.read !== change.access.read || access.write !== change.access.write)); // prettier-ignore

/** What is asked is answered, save where leave is asked for: "could the kids see them?". */
const isQuestion =
  /^(?:who|what|which|why|how|when|where|is|are|does|do|has|have|wer|was|welche\p{L}*|warum|wieso|wie|wann|wo|ist|sind|stimmt|hat|haben|(?:can|kann|darf) (?:everyone|everybody|anyone|anybody|jeder|alle))(?!\p{L}).*\?\s*$/iu;
