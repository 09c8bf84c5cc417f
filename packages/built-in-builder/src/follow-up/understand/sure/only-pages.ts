import { inSentence, toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { aboutIn } from '../gist/mentions.ts';
import { onlyIn } from './conditions.ts';

const ofPage = /(?<!\p{L})(?:page|tab|view|seite|reiter|ansicht|(?:separate|extra|own|second|eigene|extra|separate|zweite) (?:list|liste))(?!\p{L})/iu; // prettier-ignore
const wants = /(?<!\p{L})(?:add|need|want|like|make|create|give|have|another|extra|separate|own|new|where|with|show|only|just|brauch\p{L}*|möchte\p{L}*|will|hätte\p{L}*|wäre|mach\p{L}*|eine?|eigene\p{L}*|extra|noch|nur|zeig\p{L}*|dafür)(?!\p{L})/iu; // prettier-ignore
const notNew = /(?<!\p{L})(?:remove|delete|hide|rename|call|move|first|last|instead|weg|raus|entfern\p{L}*|lösch\p{L}*|umbenenn\p{L}*|heißt?|heißen|nach (?:vorne?|hinten)|start ?page|startseite|detail|every page|jeder seite|write|schreib\p{L}*|where i|chart|diagram\p{L}*|calendar|kalender|board|about|über)(?!\p{L})/iu; // prettier-ignore
const narrows = /(?<!\p{L})(?:only|just|nothing but|nur|ausschließlich|lediglich)(?!\p{L})/iu;

/** "a page with only the overdue loans", "eine Seite für alle, die diesen Monat Geburtstag haben" */
export function onlyPageWish(text: string, plan: AppPlan): Change[] | string | null {
  if (!ofPage.test(text) || !wants.test(text) || notNew.test(text)) return null;
  const about = aboutIn(text, plan);
  const found = onlyIn(text, about, plan);
  if (typeof found === 'string') return found;
  if (!found)
    return narrows.test(text) && !/(?<!\p{L})(?:i|me|admins?|members|ich|mich|mir|für mich|mitglieder)(?!\p{L})/iu.test(text)
      ? `Which ${inWords(about)} those are nothing in this app says, so I changed nothing. Add a field for it first, and name it: “a page with only the ${inWords(about)} that are paid”.`
      : null; // prettier-ignore
  const label = plan.language === 'de' || !/^\p{L}+$/u.test(found.words) ? `${about.plural}: ${found.words}` : `${toLabel(found.words)} ${inSentence(about.plural)}`; // prettier-ignore
  return [{ kind: 'only-page', entity: about.name, label: label.slice(0, 40), only: found.only }];
}

/** "who is missing an email?" is no question that the builder answers, but one that a page does. */
export function pageForQuestion(text: string, plan: AppPlan): string | null {
  const about = aboutIn(text, plan);
  const found = onlyIn(text, about, plan);
  return found === null || typeof found === 'string'
    ? null
    : `I cannot look into the records, but a page can show them: say “a page with only the ${inWords(about)} ${found.words}”. I changed nothing.`;
}
