import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { pagesIn } from '../gist/mentions.ts';

const menu = /(?<!\p{L})(?:menu|navigation|nav ?bar|side ?bar|tabs?|menü|menüleiste|seitenleiste|reiter)(?!\p{L})/iu;
const ofPage = /(?<!\p{L})(?:pages?|seiten?)(?!\p{L})/iu;
const last = /(?<!\p{L})(?:last|(?:to|at) the (?:very )?(?:end|bottom|back)|ganz (?:nach )?(?:hinten|unten)|(?:nach|ans|an das|zum) (?:hinten|unten|ende|schluss)|zuletzt|am ende|am schluss|hinten)(?!\p{L})/iu; // prettier-ignore
const first = /(?<!\p{L})(?:first|(?:to|at) the (?:very )?(?:front|top|beginning)|ganz (?:nach )?(?:vorne?|oben|links)|(?:nach|an die|an den) (?:vorne?|oben|spitze|anfang)|zuerst|als erste[srn]?|vorne)(?!\p{L})/iu; // prettier-ignore
const beside = /(?<!\p{L})(before|after|above|below|behind|in front of|left of|right of|next to|vor|nach|über|unter|hinter|neben)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:field|column|feld|spalte|sort\p{L}*|rows?|zeilen?|remove|delete|hide|weg|raus|entfern\p{L}*|rename|call|heiß\p{L}*|umbenenn\p{L}*|text|write|schreib\p{L}*|on the (?:left|top)|links|am (?:linken )?rand)(?!\p{L})/iu; // prettier-ignore

/** "the staff page to the very end of the menu", "im Menü die Termine vor die Kunden" */
export function menuWish(text: string, plan: AppPlan): Change[] | null {
  const isMenu = menu.test(text);
  if ((!isMenu && !ofPage.test(text)) || other.test(text)) return null;
  const named = pagesIn(text, plan);
  const [one, two] = named;
  if (!one) return null;
  const place = two && beside.exec(text.slice(one.end, two.at))?.[1];
  if (two && place && two.page !== one.page) {
    const side = /^(?:before|above|in front of|left of|vor|über)$/iu.test(place) ? 'before' : 'after';
    return [{ kind: 'move-page', page: one.page.name, to: { [side]: two.page.name } }];
  }
  if (two) return null;
  if (last.test(text)) return [{ kind: 'move-page', page: one.page.name, to: {} }];
  return isMenu && first.test(text) ? [{ kind: 'main-page', page: one.page.name }] : null;
}
