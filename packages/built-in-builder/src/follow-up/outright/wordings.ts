import { listPageOf, type AppPlan, type Entity } from '../../plan/plan.ts';
import { listMeant } from './meant/list-meant.ts';
import type { Outright } from './outright.ts';

const quoted = /["“„«‚‘]([^"“”„«»‘’]{2,60})["”“»‘’]/u;
const button = /(?<!\p{L})(?:buttons?|knopf|knöpfe|knopfs|schaltfläche|button-?text|plus-?knopf)(?!\p{L})/iu;
const says = /(?<!\p{L})(?:says?|read(?:s|ing)?|called?|labell?ed|named?|write|put|rather than|instead of|should be|steh(?:e?n|t)|heißen|heißt|heiß|nenn\p{L}*|schreib\p{L}*|beschrift\p{L}*|lauten|draufsteh\p{L}*|drauf|statt|anstatt)(?!\p{L})/iu; // prettier-ignore
const otherDeed =
  /(?<!\p{L})(?:remove|hide|colou?r|round|bigger|larger|delete|entfern\p{L}*|farb\p{L}*|größer|lösch\p{L}*|weg)(?!\p{L})/iu;
/** Without quotation marks the words stand at the end: "the button should say Log an outing". */
const unquoted = /(?<!\p{L})(?:say|read|be called|labell?ed|heißen|lauten)\s+(?:simply |just |rather |lieber |einfach |bitte )*(\p{Lu}[\p{L}\p{N} '’-]{1,38}?)(?:,? (?:instead of|rather than|and not|not|statt|anstatt)\s.*)?[.!?]*$/u; // prettier-ignore

/** "Mach den Knopf zu: Noten erfassen", "change the button to Plan a trip". */
const changedTo =
  /(?:knopf|button|schaltfläche)(?!\p{L}).{0,50}?(?: (?:zu|to|in)(?: :|:)? |: )["“„]?(\p{Lu}[\p{L}\p{N} '’-]{1,38}?)["”“]?(?: um(?:ändern|benennen)?)?[.!?]*$/u;
const longest = 140;

/** What the button says that adds one to a list: 'the button should say "Book a wedding"'. */
export function buttonWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || !button.test(text) || !(says.test(text) || changedTo.test(text)) || otherDeed.test(text))
    return null;
  const label = (quoted.exec(text)?.[1] ?? unquoted.exec(text)?.[1] ?? changedTo.exec(text)?.[1])?.trim();
  if (!label) return null;
  const list = listMeant(text.replace(label, ' '), plan) ?? listMeant(label, plan) ?? listOfFirstPage(plan);
  return list ? [{ kind: 'add-label', entity: list.name, label }] : null;
}

const listOfFirstPage = ({ pages, entities }: AppPlan): Entity | undefined =>
  entities.find(({ name }) => name === pages[0]?.entity);

const empty = /(?<!\p{L})(?:empty|nothing (?:here|there|in it|on it|to show|booked|left)|no \p{L}+ (?:yet|booked|left|there|in it|on it)|with no \p{L}+|when there(?:['’]s| is| are) (?:no(?:ne|thing)?)|blank list|leer\p{L}*|(?:gar )?nichts (?:da|drin|drauf|los|gebucht|zu tun|ansteht|mehr)|steht .{0,40}(?:gar )?nichts|ist .{0,40}nichts (?:drin|drauf|da)|kein\p{L}* \p{L}+ (?:da|mehr|drin|gibt|vorhanden))(?!\p{L})/iu; // prettier-ignore
const reads = /(?<!\p{L})(?:reads?|says?|write|put|show|greet|tell|steh(?:e?n|t)|schreib\p{L}*|lesen|heißen|sag\p{L}*|zeig\p{L}*|hinschreib\p{L}*)(?!\p{L})/iu; // prettier-ignore
const notEmpty = /(?<!\p{L})(?:field|feld|required|mandatory|pflicht\p{L}*|left empty|leer (?:lassen|bleiben|sein)|must not|darf nicht|remove|only|nur|page with|default|highlight|rows?)(?!\p{L})/iu; // prettier-ignore
/** What it is to say: behind a colon, in quotation marks, or behind "read" and "say" to the end. */
const texts: readonly RegExp[] = [
  /:\s*["“„«]?([^"“”„«»]{2,120}?)["”“»]?$/u,
  /(?:read|say|says|reads|write|put|stehen|schreib\p{L}*|hin)\s*,?\s*["“„«]([^"“”„«»]{2,120})["”“»]/iu,
  /["“„«]([^"“”„«»]{2,120})["”“»](?!.*["“„«])(?=[^"]{0,30}$)/u,
  /(?<!\p{L})(?:to (?:read|say)|should (?:read|say)|just say|let it say)\s+(\p{Lu}[^"“”]{2,100})$/u,
]; // prettier-ignore

/** What stands in place of a list without records: "with no trips booked I'd love it to read The boat is all yours". */
export function emptyTextWish(text: string, plan: AppPlan): Outright {
  if (!empty.test(text) || !reads.test(text) || notEmpty.test(text)) return null;
  const words = texts.map((way) => way.exec(text)?.[1]?.trim()).find((one) => one);
  const list = words ? listMeant(text.replace(words, ' '), plan) : undefined;
  return words && list && listPageOf(plan, list.name) ? [{ kind: 'empty-text', entity: list.name, text: words }] : null;
}

const ofWhole = /(?<!\p{L})(?:the (?:whole )?(?:thing|app|lot|site|tool)|whole thing|app|title|heading (?:at the top|above)|up top|at the top|titel|oben drüber|obendrüber|oben|das ganze|überschrift|das ding|über allem|name der app)(?!\p{L})/iu; // prettier-ignore
const calls = /(?<!\p{L})(?:call(?:ed)?|name[ds]?|title[ds]?|heiß\p{L}*|nenn\p{L}*|getauft|taufen|titel|lieber|netter|schöner|nicer|better|rather)(?!\p{L})/iu; // prettier-ignore
const soCalled = /(?<!\p{L})(?:s?he['’]?s|it['’]?s|they['’]?re|that['’]?s|which is|is|are) (?:called|named) (\p{Lu}[\p{L}\p{N}'’ &-]{1,40}?)(?:,| so | and | -|[.!?]|$)(?=.*(?<!\p{L})(?:whole thing|the (?:thing|app|lot|title)|so should|as well|too)(?!\p{L}))/u; // prettier-ignore
const germanSoCalled = /(?<!\p{L})(?:heißt|heißen) (?:ja |doch |übrigens |bei uns )*(\p{Lu}[\p{L}\p{N}'’ &-]{1,40}?)(?:,| also | und | so |[.!?]|$)(?=.*(?<!\p{L})(?:das ganze|die app|die ganze app|das ding|auch so|genauso)(?!\p{L}))/u; // prettier-ignore
const notOfApp = /(?<!\p{L})(?:list|page|field|button|menu item|liste|seite|feld|knopf|menüpunkt)(?!\p{L})/iu;

/** What the app is called: "she's called Dragonfly so the whole thing should be too". */
export function appNameWish(text: string, plan: AppPlan): Outright {
  if (notOfApp.test(text)) return null;
  const told = (soCalled.exec(text) ?? germanSoCalled.exec(text))?.[1]?.trim();
  if (told) return [{ kind: 'rename-app', name: told }];
  const name = ofWhole.test(text) && calls.test(text) ? quoted.exec(text)?.[1]?.trim() : undefined;
  if (name && plan.entities.some(({ label, plural, fields }) => [label, plural, ...fields.map((field) => field.label)].some((one) => one.toLowerCase() === name.toLowerCase()))) return null; // prettier-ignore
  const bare = name ? text.replace(name, ' ') : '';
  if (!name || /["“„].*["“„].*["“„]/u.test(text) || listMeantByName(bare, plan)) return null;
  return name === plan.name ? null : [{ kind: 'rename-app', name }];
}

const listMeantByName = (text: string, plan: AppPlan): boolean =>
  plan.entities.length > 1 && listMeant(text, plan) !== undefined;
