import { toLabel } from '../../plan/names.ts';
import type { HighlightTone } from '../../plan/highlights.ts';
import { wordsOf } from '../../plan/only-words.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { someMeant } from './meant/some-meant.ts';
import { coreOf } from './views/core.ts';
import { isAbout } from './other-wish.ts';
import type { Outright, Reader } from './outright.ts';

const tones: readonly (readonly [words: RegExp, tone: HighlightTone])[] = [
  [/(?<!\p{L})(?:red(?:dish)?|scarlet|crimson|rot(?:e[nrms]?)?|rötlich\p{L}*|knallrot\p{L}*|dunkelrot\p{L}*)(?!\p{L})/iu, 'danger'],
  [/(?<!\p{L})(?:gr[ea]y(?:ed|ish)?(?: out)?|faded?|pale|dimmed|grau(?:e[nrms]?)?|ausgegraut|gräulich|blass\p{L}*)(?!\p{L})/iu, 'neutral'],
  [/(?<!\p{L})(?:green(?:ish)?|grün(?:e[nrms]?)?|grünlich)(?!\p{L})/iu, 'success'],
  [/(?<!\p{L})(?:blue|bluish|blau(?:e[nrms]?)?|bläulich)(?!\p{L})/iu, 'info'],
  [/(?<!\p{L})(?:yellow(?:ish)?|orange|amber|gelb(?:e[nrms]?)?|gelblich)(?!\p{L})/iu, 'warning'],
]; // prettier-ignore
const stands = /(?<!\p{L})(?:(?:jump|stand|stick|leap|pop)(?:s|ing)? (?:right )?out|glar(?:e|ing) at|scream|shout|catch\p{L}* (?:my|the|your|our) eyes?|light(?:s|ed)? up|(?:strong|warning|signal|bright|loud|different|other) colou?r|hit (?:me|you|us)|noticeable|can['’]?t (?:be )?miss(?:ed)?|highlight\p{L}*|flag(?:ged)?|auffall\p{L}*|auffällt|auffällig|ins auge|ins gesicht|herausstech\p{L}*|hervorstech\p{L}*|hervorgehoben|hervorheb\p{L}*|heb\p{L}* .{2,60} hervor|signalfarbe\p{L}*|herausleucht\p{L}*|leuchten|anmalen|markier\p{L}*|einfärb\p{L}*|kennzeichn\p{L}*|nicht (?:zu )?überseh\p{L}*)(?!\p{L})/iu; // prettier-ignore
const longest = 160;
const late = /(?<!\p{L})(?:overdue|late|überfällig\p{L}*|zu spät)(?!\p{L})/iu;
const otherDeed = /(?<!\p{L})(?:app|background|buttons?|header|theme|menu|logo|field|page|list of|filter|sort\p{L}*|top|first|colou?r of the|hintergrund|knopf|knöpfe|menü|feld|seite|filter\p{L}*|sortier\p{L}*|zuoberst|nach oben|zuerst|remove|delete|lösch\p{L}*|entfern\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** Rows that stand out, in the colour that is said: "unpaid ones should jump out at me, reddish or something". */
export function markedSomeWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  const tone = tones.find(([words]) => words.test(text))?.[1];
  if ((!tone && !stands.test(text)) || text.length > longest || otherDeed.test(text) || isAbout(text, 'fields', 'second')) return null; // prettier-ignore
  const bare = tones.reduce((left, [words]) => left.replace(words, ' '), text);
  const some = someMeant(bare, plan);
  if (!some || some.only.some(({ kind }) => kind === 'mine')) return null;
  // what is low or late by its own word is marked in its field
  const [only, ...more] = some.only;
  if (!tone && only && more.length === 0 && only.kind === 'past' && late.test(text)) return null;
  if (!tone && only && more.length === 0 && only.kind === 'below') return [{ kind: 'mark-low', entity: some.entity.name, field: only.field, below: Number.isInteger(only.than) ? only.than - 1 : only.than }]; // prettier-ignore
  const label = some.only.map((one) => wordsOf(one, some.entity, plan.language)).join(', ');
  return [{ kind: 'highlight', entity: some.entity.name, only: some.only, label: toLabel(label).slice(0, 40), tone: tone ?? 'danger' }]; // prettier-ignore
}

/** The same, where nothing else is said so plainly: read before anything is taken for a right, a rule or a name. */
export const plainlyMarkedWish: Reader = (text, plan) => (plainly.test(text) ? markedSomeWish(text, plan) : null);
const plainly = /(?<!\p{L})(?:(?:jump|stand|stick|leap|pop)(?:s|ing)? (?:right )?out|catch\p{L}* (?:my|the|your|our) eyes?|light(?:s|ed)? up|highlight\p{L}*|(?:make|colou?r|mark|show|turn) (?:that|those|them|these) (?:in )?red|ins auge|ins gesicht|hervorheb\p{L}*|hervorgehoben|heb\p{L}* .{2,60} hervor|auffallen|(?:warning|signal|strong|bright) colou?r)(?!\p{L})/iu; // prettier-ignore
