import type { AppPlan, ListPage } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { coloursNamed } from '../outright/thing-colours.ts';
import { stemOf, tokensIn } from '../understand/gist/mentions.ts';
import { fieldsBack, hasWayBack } from './fields-back.ts';
import { keyOf, planWithout } from './put-back.ts';
import type { Step } from './steps.ts';

const back = /(?<!\p{L})(?:undo|revert|take (?:(?:that|it|this) )?back|take .{3,40} back|(?:go|put|change|turn|switch|bring)(?: (?:it|that|them|the|all|everything|colou?rs?|old|order|name|font|\p{L}+)){0,4} back|back to (?:how|what|the (?:old|way|other|previous))|as (?:it|they) (?:was|were)|like (?:it was |they were )?before|from before|the (?:old|previous|earlier|former|other) (?:\p{L}+ )?(?:was|were|one|colou?rs?|name|word|order|font|look)|(?:was|were) (?:better|fine|nicer|prettier|ok)|better before|rückgängig|zurücknehm\p{L}*|nehm\p{L}* .{0,60}zurück|nimm .{0,60}zurück|mach\p{L}* .{0,60}(?:wieder (?:weg|raus|rückgängig|wie)|zurück)|(?:wieder|doch) (?:wie (?:vorher|zuvor|früher|davor)|die alte\p{L}*|der alte|das alte|den alten)|die alten \p{L}+|vorher war|(?:war|waren|wars|war's) (?:vorher |davor |früher |doch |eigentlich )*(?:schöner|besser|hübscher|übersichtlicher)|zurück zu|doch lieber (?:wie|die alte|das alte|der alte|den alten)|wieder (?:zurück|her|weg|rein|hin|hinein|dazu)|back in|back on|(?:have|get|want|need) (?:it|that|them|those|this) (?:back|again))(?!\p{L})/iu; // prettier-ignore
/** What is wanted again may be told without "back": "the breed was useful after all", "die Notizen hätt ich doch gern wieder". */
const again = /(?<!\p{L})(?:again|back|after all|wieder|zurück|doch|mist|oops|sorry|(?:was|were) (?:useful|better|needed|good|right)|changed (?:my|her|his|our|their) mind|(?:i was|we were) wrong|i do (?:want|need)|miss (?:it|them|the))(?!\p{L})/iu; // prettier-ignore
const backIn = /(?<!\p{L})(?:wieder (?:rein|hin|hinein|dazu|her|zurück|haben)|back(?: in| on)?|again)(?!\p{L})/iu;
/** A record that is to go or to change is no change of the app. */
const ofRecords = /(?<!\p{L})(?:how (?:do|can|would) (?:i|we)|wie (?:mache|kann|lösche|bekomme|storniere|mach) (?:ich|man)|brought back|given back|gave back|bring (?:it|them) back on|booking back|zurückgegeben|zurückgebracht|zurückkommt|back in (?:stock|the shop))(?!\p{L})/iu; // prettier-ignore
const lastOne = /(?<!\p{L})(?:last (?:thing|one|change)|that|it|this|just now|letzte\p{L}*|das|eben|gerade)(?!\p{L})/iu;

/** What a change was about, by the words for it and by what differs in the plan. */
type Kind = { said: RegExp; differs: (step: Step) => boolean };
const differs = (part: (plan: AppPlan) => unknown) => ({ before, after }: Step): boolean => JSON.stringify(part(before)) !== JSON.stringify(part(after)); // prettier-ignore
/** How a page that was there before is shown. */
const ofPages = (part: (page: ListPage) => unknown) => ({ before, after }: Step): boolean =>
  before.pages.some((page) => {
    const then = after.pages.find((one) => keyOf(one) === keyOf(page));
    return page.archetype === 'list' && then?.archetype === 'list' && JSON.stringify(part(page)) !== JSON.stringify(part(then)); // prettier-ignore
  }); // prettier-ignore
const kinds: readonly Kind[] = [
  { said: /(?<!\p{L})(?:colou?rs?|colou?red|dark|light|look|farb\p{L}*|dunkel|hell|aussehen|bunt)(?!\p{L})/iu, differs: differs(({ look }) => [look.colours, look.palette]) },
  { said: /(?<!\p{L})(?:fonts?|typeface|letters?|type|writing|schrift\p{L}*|buchstaben)(?!\p{L})/iu, differs: differs(({ look }) => [look.typePair, look.textSize]) },
  { said: /(?<!\p{L})(?:words?|names?|called|title|wort|begriff|namen?|bezeichnung|titel|heißen)(?!\p{L})/iu, differs: differs(({ name, entities, pages }) => [name, entities.map((one) => [one.label, one.plural, one.fields.map(({ label }) => label)]), pages.length === 0]) },
  { said: /(?<!\p{L})(?:order|sort\p{L}*|top|first|reihenfolge|oben|zuoberst|zuerst|sortierung)(?!\p{L})/iu, differs: ofPages(({ order }) => order) },
  { said: /(?<!\p{L})(?:group\p{L}*|clumps?|headings|gruppier\p{L}*|gruppen|zusammengefasst)(?!\p{L})/iu, differs: ofPages(({ groupBy }) => groupBy) },
  { said: /(?<!\p{L})(?:cards?|tiles?|tables?|rows|karten|kacheln|tabelle|zeilen)(?!\p{L})/iu, differs: ofPages(({ layout }) => layout) },
  { said: /(?<!\p{L})(?:columns?|spalten?)(?!\p{L})/iu, differs: differs(({ entities }) => entities.map(({ columns }) => columns)) },
  { said: /(?<!\p{L})(?:menu|menü\p{L}*|pages?|seiten?|start ?page|startseite)(?!\p{L})/iu, differs: differs(({ pages }) => pages.map(({ label }) => label)) },
  { said: /(?<!\p{L})(?:red|marked|marking|highlight\p{L}*|rot|markier\p{L}*|hervor\p{L}*)(?!\p{L})/iu, differs: differs(({ entities }) => entities.map(({ highlights }) => highlights)) },
]; // prettier-ignore

/** Takes back what an earlier message did, the one that is named or the last; null where none is meant or it has no way back. */
export function undoneWish(text: string, plan: AppPlan, stepsNow: () => readonly Step[]): Change[] | null {
  if (text.length > longest || ofRecords.test(text) || !(back.test(text) || again.test(text))) return null;
  const steps = stepsNow();
  const wanted = fieldsWanted(text, plan, steps);
  if (wanted.length > 0) return wanted;
  const renamed = steps.findLast((step) => renamedFrom(text, step) && hasWayBack(step));
  if (renamed && JSON.stringify(planWithout(plan, renamed)) !== JSON.stringify(plan)) return [{ kind: 'put-back', plan: planWithout(plan, renamed), message: renamed.message }]; // prettier-ignore
  if (!back.test(text)) return null;
  const step = meantOf(text, steps);
  // the rest goes back with "Undo this change"
  if (!step || !hasWayBack(step)) return null;
  const next = planWithout(plan, step);
  const fields = fieldsBack(plan, step);
  const isSame = JSON.stringify(next) === JSON.stringify(plan);
  return isSame && fields.length === 0 ? null : [...(isSame ? [] : [{ kind: 'put-back' as const, plan: next, message: step.message }]), ...fields]; // prettier-ignore
}

const longest = 160;

/** Fields that are spoken of, that an earlier message took away and that are not there now: nothing else of that message goes back. */
function fieldsWanted(text: string, plan: AppPlan, steps: readonly Step[]): Change[] {
  const found = new Map<string, Change>();
  for (const { before, after } of steps.toReversed())
    for (const { name, fields, columns } of before.entities) {
      const then = after.entities.find((entity) => entity.name === name);
      const now = plan.entities.find((entity) => entity.name === name);
      for (const field of fields) {
        const isGone = then && now && [then, now].every((one) => one.fields.every((other) => other.name !== field.name)); // prettier-ignore
        if (!isGone || !isSpokenOf(field.label, text) || found.has(`${name}.${field.name}`)) continue;
        found.set(`${name}.${field.name}`, { kind: 'add-field', entity: name, field, isShown: columns.includes(field.name), isBack: true }); // prettier-ignore
      }
    }
  return [...found.values()].slice(0, 1);
}

/** By its name, or by the word of it that says most: "the age" of "Age from". */
const isSpokenOf = (label: string, text: string): boolean => {
  const words = tokensIn(label).filter(({ word }) => word.length > 2 && !small.test(word));
  const said = tokensIn(text).map(({ word }) => stemOf(word));
  return text.toLowerCase().includes(label.toLowerCase()) || words.some(({ word }) => said.includes(stemOf(word)));
};

/** "Anschrift was better": what was called so before and is called otherwise now. */
const renamedFrom = (text: string, { before, after }: Step): boolean => {
  const labels = (plan: AppPlan) => plan.entities.flatMap(({ label, plural, fields }) => [label, plural, ...fields.map((field) => field.label)]); // prettier-ignore
  const now = labels(after);
  const old = before.entities.length === after.entities.length ? labels(before).filter((label) => !now.includes(label)) : []; // prettier-ignore
  const isSameCount = labels(before).length === now.length;
  return isSameCount && old.some((label) => text.toLowerCase().includes(label.toLowerCase()));
};

/** "The place is needed after all, back in please": what took the field away that is named. */
const tookAway = (text: string, { before, after }: Step): boolean =>
  before.entities.some(({ name, fields }) => {
    const then = after.entities.find((entity) => entity.name === name)?.fields;
    return then && fields.some((field) => !then.some((one) => one.name === field.name) && (text.toLowerCase().includes(field.label.toLowerCase()) || tokensIn(text).some(({ word }) => stemOf(word) === stemOf(field.label)))); // prettier-ignore
  });

const tookAnyAway = ({ before, after }: Step): boolean =>
  before.entities.some(({ name, fields }) => {
    const then = after.entities.find((entity) => entity.name === name)?.fields;
    return then !== undefined && fields.some((field) => !then.some((one) => one.name === field.name));
  });
const bringsBack =
  /(?<!\p{L})(?:bring|put|have|need|want|get) (?:it|them|that) back(?!\p{L})|(?<!\p{L})(?:wieder (?:rein|her|hin|dazu|haben))(?!\p{L})/iu;

function meantOf(text: string, steps: readonly Step[]): Step | undefined {
  const taken = backIn.test(text) ? (steps.findLast((step) => tookAway(text, step)) ?? (bringsBack.test(text) ? steps.findLast(tookAnyAway) : undefined)) : undefined; // prettier-ignore
  if (taken) return taken;
  const said = steps.map((step) => ({ step, alike: likeOf(text, step.message) }));
  const most = Math.max(0, ...said.map(({ alike }) => alike));
  if (most >= leastAlike) return said.findLast(({ alike }) => alike === most)!.step;
  const isColour = coloursNamed(text.replace(/(?<!\p{L})(?:wieder|weg|back|away)(?!\p{L})/giu, ' ')).length > 0;
  const kind = kinds.find(({ said: words }, index) => words.test(text) || (index === 0 && isColour));
  if (kind) return steps.findLast((step) => kind.differs(step));
  return lastOne.test(text) ? steps.at(-1) : undefined;
}

/** At least as many words that say something are those of the earlier message. */
const leastAlike = 2;
const small = /^(?:the|that|this|with|what|from|back|take|undo|last|thing|please|again|before|after|better|were|have|like|want|would|should|could|very|just|only|word|colou?rs?|fine|sorry|doch|das|die|der|den|dem|mit|ganz|wieder|zurück|nehmen|machen?|mach|bitte|vorher|schöner|besser|soll|noch|was|ist|sie|nicht|auch|aber|war|wars|und|and|for|our|one|all|top|oben)$/iu; // prettier-ignore

function likeOf(text: string, message: string): number {
  const stems = (words: string) => new Set(tokensIn(words.replaceAll('-', ' ')).map(({ word }) => word).filter((word) => word.length > 2 && !small.test(word)).map(stemOf)); // prettier-ignore
  const said = stems(message);
  return [...stems(text)].filter((stem) => said.has(stem)).length;
}
