import { toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { renamed } from '../gist/names.ts';

const q = '["„“”\'‚‘’]';
const pairs: readonly (readonly [said: RegExp, isTurned: boolean])[] = [
  [new RegExp(`^(?:the |das |die |der |den |field |feld |spalte |column )*${q}([^"„“”]{1,40})${q}(?: (?:field|column|feld|spalte))? (?:is called|are called|should be(?: called)?|must be called|means|heißt|heisst|heißen|soll(?:te|en)?|nennen wir|nennt sich|bitte|->|=)(?: (?:bei uns|hier|here|with us|lieber|rather|jetzt|now|eigentlich|actually|als|to|in|zu))* ${q}([^"„“”]{1,40})${q}(?: (?:heißen|sein|nennen|werden))?$`, 'iu'), false],
  [/^(?:bitte )?(?:mach|mache|macht) aus (?:de[mnr] |der |dem |unseren |allen )?["„“]?(\p{L}[\p{L} -]*?)["”“]? (?:bitte |lieber |doch )*["„“]?(\p{Lu}[\p{L} -]*?)["”“]?$/iu, false],
  [/^(?:statt|anstatt|anstelle von) ["„“]?(\p{L}[\p{L} -]*?)["”“]?,? (?:bitte |lieber |besser |nur )*["„“](\p{L}[^"„“”]*)["”“]$/iu, false],
  [/^(?:bitte )?(?:lieber |besser |nimm |schreib |schreibe |use |write |say )*["„“]([^"„“”]{1,40})["”“] (?:instead of|rather than|statt|anstatt|not) ["„“]?(\p{L}[\p{L} -]*?)["”“]?$/iu, true],
  [/^(?:i(?:['’]d| would) (?:rather|prefer to) (?:say|call (?:the|my|our) )?)(\p{L}[\p{L} -]*?) (?:to be |be )?(?:called |as )?["„“]([^"„“”]{1,40})["”“]$/iu, false],
  [/^(?:the |die |der |das )?(\p{L}[^"„“”]*?)[,;:.–-]+\s*(?:so |please |bitte |and |und |just |einfach |lieber )*(?:call (?:it|them|that)|name it|nenn(?:e|t)? (?:es|sie|ihn|das)(?: bitte| lieber)?) ["„“]([^"„“”]{1,40})["”“]$/iu, false],
  [/^(?:the |our |die |unsere |der |das )?(\p{L}[\p{L} -]*?) (?:is|are|sind|ist|heißen|heißt) ["„“]([^"„“”]{1,40})["”“] (?:with us|for us|here|bei uns|hier)$/iu, false],
]; // prettier-ignore
const ofHouse = new RegExp(`^(?:(?:by the way|btw|übrigens|ach ja)[, ]+)?(?:our (?:name|shop|club|company|firm|team|school|studio|app)(?:['’]s name)? is(?: called)?|we(?: are|['’]re) called|the (?:name|app|site|shop|club|company) (?:is|should be)(?: called)?|wir heißen|(?:unser|unsere|der|die|das) (?:name|laden|verein|firma|app|studio|schule|café|salon|seite|team|betrieb) (?:ist|heißt|soll|sollte)(?: jetzt)?) ${q}([^"„“”]{1,60})${q}(?: heißen)?(?![^.,!;]*["„“])`, 'iu'); // prettier-ignore

/** '"Problem" is called "Complaint" here', 'mach aus den Gästen "Feriengäste"', 'our name is "Sharp & Co"'. */
export function calledWish(text: string, plan: AppPlan): Change[] | null {
  const house = ofHouse.exec(text)?.[1]?.trim();
  if (house) return [{ kind: 'rename-app', name: house }];
  for (const [said, isTurned] of pairs) {
    const [, one, other] = said.exec(text) ?? [];
    if (!one || !other) continue;
    const [from, to] = isTurned ? [other, one] : [one, other];
    const found = renamed(from.trim(), toLabel(to.trim()), plan);
    if (found) return found;
  }
  return null;
}
