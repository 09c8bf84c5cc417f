import { twoOfOne, withNumbers } from '../joined-items.ts';
import { splitOutside } from '../split-outside.ts';
import { isQuestion, tellsField, yesOrNo } from './tells-field.ts';
import { upToNext, withoutRest } from './rest.ts';
import { fieldTypeOf } from '../../recognise/field-type.ts';
import { germanTypeOf } from '../../recognise/german-field-type.ts';

const last = /,? (?:and|und|sowie|plus|&) (?=\S)/iu;
/** What belongs together though "and" stands in it. */
const together =
  /^(?:the )?(?:date|day|datum|tag) (?:and|und) (?:the )?(?:time|uhrzeit|zeit)|^(?:the )?do(?:'|’)?s and don|\b(?:about|on|of|for|over|über|von|zu|zum|zur|für|between|zwischen)\b [^,]{0,60} (?:and|und) /iu;

/** Both sides of an "and" that stands in no brackets, where it parts two items. */
function parted(item: string, isLast: boolean): string[] {
  const two = twoOfOne(item);
  if (two && !together.test(item) && !tellsField(two[0].replace(/ \S+$/, ''))) return two;
  const open = item.indexOf('(');
  const match = last.exec(item);
  if (!match || (open >= 0 && match.index > open && match.index < item.lastIndexOf(')')) || together.test(item)) return [item]; // prettier-ignore
  const [before, after] = [item.slice(0, match.index).trim(), item.slice(match.index + match[0].length).trim()];
  if (!before) return [after];
  const isAsked = /^(?:whether|if|ob|what|how|was|wie)\b/iu.test(before) && !tellsField(after);
  return !isAsked && (isLast || (tellsField(before) && tellsField(after))) ? [before, after] : [item];
}

const either = / (?:or|oder) /iu;
const isPlain = (item: string): boolean => item.split(' ').length <= 3 && !/[():]/.test(item) && !isQuestion(item);

/** The next field, and no further choice: "done" and "big" may well be one. */
const isNext = (item: string): boolean =>
  tellsField(item) && !/^(?:gross|groß|net|open|closed|small|big|neu|alt|new|old)$/i.test(item) && fieldTypeOf(item) !== 'boolean' && germanTypeOf(item.toLowerCase()) !== 'boolean'; // prettier-ignore

/** "type: single, double, four or eight": what follows the colon is one of them, up to the "or" or the next field. */
function withColons(items: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const colon = /^([^():]{2,60}):\s+(.+)$/u.exec(item);
    if (!colon) {
      out.push(item);
      continue;
    }
    const choices = [colon[2]!];
    while (at + 1 < items.length && !either.test(choices.at(-1)!)) {
      const next = items[at + 1]!;
      if (!isPlain(next.split(either)[0]!) || (isNext(next) && !either.test(next))) break;
      choices.push(next);
      at++;
    }
    out.push(`${colon[1]} (${choices.flatMap((one) => one.split(/,? (?:or|oder|and|und) /iu)).join(', ')})`);
  }
  return out;
}

const opened = /^(?:and |und )?(?:(?:whether|if|ob) (?:it|they|he|she|es|sie|er)?(?:['’]s| is| are)? ?)?(?=\p{L})/iu;

/** "whether it's open, baked or picked up", "quoted, ordered or billed": several in a row of which one holds. */
function withRows(items: readonly string[], status: string): string[] {
  const out: string[] = [];
  for (const item of items) {
    const isEnd = either.test(item) && isPlain(item.replace(either, ' ')) && !yesOrNo.test(item);
    let from = out.length;
    if (isEnd) while (from > 0 && isPlain(out[from - 1]!) && !tellsField(out[from - 1]!) && !either.test(out[from - 1]!)) from--; // prettier-ignore
    const first = isEnd && /^(?:whether|if|ob) /iu.test(out[from - 1] ?? '') && out[from - 1]!.split(' ').length <= 4 ? from - 1 : from; // prettier-ignore
    const state = isEnd ? /^(status|stand|zustand|state|stage) (\p{L}+)$/iu.exec(out[from - 1] ?? '') : null;
    if (state) {
      const run = out.splice(from - 1).slice(1);
      out.push(`${state[1]} (${[state[2], ...run, ...item.split(either)].join(', ')})`);
    } else if (!isEnd || first === out.length) out.push(item);
    else {
      const run = [...out.splice(first).map((one) => one.replace(opened, '')), ...item.split(either)];
      out.push(`${status} (${run.join(', ')})`);
    }
  }
  return out;
}

const behind = /,? (?:so that|so (?:i|we|you|they)|because|but|damit|weil|aber|sodass|so dass) .*$/isu;

/** The items of a list as somebody enumerates them, each with its choices in brackets. */
export function itemsOf(body: string): string[] {
  const pieces = splitOutside(upToNext(body.replace(behind, '')), body.includes(';') ? /[;,](?!\d)/y : /,(?!\d)/y);
  const hasColon = pieces.some((piece) => /^[^():]{2,60}:\s/u.test(piece));
  const parts = pieces.flatMap((piece, at) => {
    const bare = piece.replace(/^(?:and|und|also|plus|sowie|dann|then)\s+(?:also |auch |noch )?/iu, '');
    const colon = hasColon ? bare.search(/:\s/) : -1;
    if (colon < 0) return parted(bare, at === pieces.length - 1);
    const before = parted(bare.slice(0, colon), true);
    return [...before.slice(0, -1), before.at(-1)! + bare.slice(colon)];
  });
  const joined = withNumbers(withColons(parts));
  const items = withRows(joined, 'Status').map((item) => item.replace(/[.!?]+$/, '').trim()).filter(Boolean); // prettier-ignore
  return withoutRest(items);
}
