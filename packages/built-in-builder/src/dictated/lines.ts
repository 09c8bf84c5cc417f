import { germanSingular } from '../reading/german-tagger.ts';
import { closing } from '../reading/joined-items.ts';
import { lemmaOfNoun } from '../reading/lemma.ts';
import type { DictatedList } from './dictated.ts';
import { dictatedField } from './field.ts';
import { isFieldLike, itemsOf } from './items.ts';

/** Titles of parts of a message that are no lists: rules, views, who may what. */
export const isNoList = /^(?:(?:business |calculation |app )?rules?|views?|lists and views|who\b.*|access.*|rights?|permissions?|roles?|users?|people and rights|pages?|reports?|figures|charts?|statistics|evaluation|dashboard|overview|look|design|colou?rs?|style|others?|extras?|misc\w*|calculations?|formulas?|features?|functions?|questions?|then|later|also|nice to have|wishes|not needed|starter data|examples?|regeln?|ansichten|wer\b.*|zugriff\p{L}*|rechte.*|rollen|nutzer|benutzer|seiten|berichte?|auswertung.*|diagramme?|statistik\p{L}*|übersicht|aussehen|farben?|gestaltung|sonstiges|extras|berechnung\p{L}*|formeln?|funktionen|fragen|danach|später|außerdem|wünsche|schön wäre.*|ausfüllen.*|startseite|hinweise?|ablauf|automatik|anforderungen)$/iu; // prettier-ignore
const isHolder = /^(?:lists?|tables?|data|records|we keep|things we keep|listen|tabellen|daten|stammdaten|was wir führen|bereiche|module)$/iu; // prettier-ignore
const bullet = /^\s*(?:[-*•–—+]|\d{1,2}[.)])\s+/u;
const longestHead = 4;
const leastFields = 2;
const leastKnown = 0.3;

type Line = {
  text: string;
  isBullet: boolean;
  isNumbered: boolean;
  indent: number;
  isBlankBefore: boolean;
};

/**
 * The lists of a message that writes them in lines: behind their names in brackets, after a colon, or as points below. `peers` are
 * lines like theirs that name something without fields: "Sales per day".
 */
export function listsInLines(text: string, isGerman: boolean): { lists: DictatedList[]; peers: string[] } {
  const lines = linesOf(text);
  const found: DictatedList[] = [];
  const add = (head: string, items: readonly string[], rest = '') => {
    const list = asList(head, items, isGerman);
    if (!list) return false;
    if (!found.some(({ noun }) => noun === list.noun)) found.push({ ...list, ...seedsIn(rest) });
    return true;
  };
  const left: Line[] = [];
  let isPointed = false;
  let isOther = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const title = titleOf(line);
    if (line.isBlankBefore && !line.isBullet && line.indent === 0) isOther = false;
    if (title !== null && isNoList.test(title)) {
      isOther = true;
      continue;
    }
    if (title !== null && isHolder.test(title)) {
      isOther = false;
      continue;
    }
    const inline = isOther ? null : inLine(line.text);
    if (inline && !isNoList.test(inline.head)) {
      if (add(inline.head, inline.items, inline.rest)) isPointed ||= line.isBullet;
      else left.push(line);
      continue;
    }
    if (inline) {
      isOther = true;
      continue;
    }
    if (title === null) {
      if (!isOther) left.push(line);
      continue;
    }
    const below = belowOf(lines, at);
    // the title of the whole stands above lists that are written each in a line
    if (below.length === 0 || below.some((one) => opensList(one, lines))) {
      if (!isOther) left.push(line);
      continue;
    }
    isOther = false;
    const items = below.filter(({ text: words }) => !/=|→|:\s*\S.*\s\S+\s\S+\s\S/.test(words.replace(/\([^()]*\)/g, ''))).flatMap(({ text: words }) => itemsOf(words)); // prettier-ignore
    add(title, items);
    at += below.length;
  }
  const isPeer = ({ text: words, isBullet }: Line) => isBullet === isPointed && !/=|→|->/.test(words) && (isBullet || isNamed.test(words)) && !isWish.test(words); // prettier-ignore
  return {
    lists: found,
    peers: left.filter((line) => line !== lines[0] && isPeer(line)).map(({ text: words }) => words),
  };
}

const isNamed = /^\p{L}[\p{L} -]{2,40}(?:: |\s(?:with|mit)\s)/u;
const isWish =
  /^(?:warn|show|nice|later|no|every|when|if|only|everyone|each|please|zeig|schön|später|kein|jede|wenn|nur|alle|bitte|warnung)/iu;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isBlankBefore = true;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') {
      isBlankBefore = true;
      continue;
    }
    const mark = bullet.exec(raw)?.[0] ?? '';
    lines.push({ text: raw.slice(mark.length).trim().replace(/\*\*|__/g, ''), isBullet: mark !== '', isNumbered: /\d/.test(mark), indent: /^\s*/.exec(raw)![0].length, isBlankBefore }); // prettier-ignore
    isBlankBefore = false;
  }
  return lines;
}

/** A short line that names what stands below it. */
function titleOf({ text, isBullet, isNumbered }: Line): string | null {
  const title = text
    .replace(/^#+\s*/, '')
    .replace(/\s*:$/, '')
    .trim();
  const isOne = title.split(/\s+/).length <= longestHead + (isNoList.test(title) ? 3 : 0) && !/[,;=.(]/.test(title) && (!title.includes(':')); // prettier-ignore
  return isOne && /^\p{L}/u.test(title) && (!isBullet || isNumbered || text.endsWith(':')) ? title : null;
}

/** The points below a title, or the indented lines. */
function belowOf(lines: readonly Line[], at: number): Line[] {
  const below: Line[] = [];
  const title = lines[at]!;
  for (const line of lines.slice(at + 1)) {
    const isPoint = (line.isBullet && (!title.isNumbered || !line.isNumbered)) || line.indent > title.indent;
    const isPlain = below.length === 0 && !line.isBlankBefore && line.text.includes(',') && titleOf(line) === null;
    if (!isPoint && !isPlain) break;
    below.push(line);
  }
  return below;
}

/** Whether a line is a list by itself, or the title of one. */
function opensList(line: Line, lines: readonly Line[]): boolean {
  if ((inLine(line.text)?.items.length ?? 0) >= leastFields && !/^[\p{L} -]+\([^()]*\),/u.test(line.text)) return true;
  const next = lines[lines.indexOf(line) + 1];
  return line.isNumbered && titleOf(line) !== null && next !== undefined && !next.isNumbered && (next.indent > line.indent || next.isBullet); // prettier-ignore
}

/** "Jobs (number, customer, due date)" and "Jobs: number, customer, due date". */
function inLine(text: string): { head: string; items: string[]; rest: string } | null {
  const opened = /^(\p{L}[\p{L}\d'’/ -]{1,48}?)\s*(?:([([])|[:–—]\s+|\s-\s)/u.exec(text);
  if (!opened) return null;
  const head = opened[1]!.trim();
  if (head.split(/\s+/).length > longestHead || text.includes(' = ')) return null;
  let inside = text.slice(opened[0].length);
  let rest = '';
  if (opened[2]) {
    const end = closing(text, opened[0].length - 1);
    if (end < 0) return null;
    rest = text.slice(end + 1).trim();
    inside = text.slice(opened[0].length, end);
    if (rest.length > 0 && !/^[-–—.,:;]/.test(rest)) return null;
  }
  return { head, items: itemsOf(inside), rest };
}

/** A list of these items, where they are fields. */
function asList(head: string, items: readonly string[], isGerman: boolean): DictatedList | null {
  if (items.length < leastFields || items.filter(isFieldLike).length < items.length * leastKnown) return null;
  const fields = items.flatMap((item) => (item.split(' ').length > 12 ? [] : (dictatedField(item, isGerman) ?? [])));
  const said = head.replace(/^(?:the|our|my|die|unsere|meine|alle)\s+/i, '').trim();
  const lower = said.toLowerCase();
  const noun = isGerman ? germanSingular(lower) : singular(lower);
  const own = fields.filter(({ field }, at) => fields.findIndex((one) => one.field.name === field.name) === at);
  return own.length < leastFields ? null : { noun, said, fields: own };
}

const singular = (words: string): string => {
  const all = words.split(' ');
  return [...all.slice(0, -1), lemmaOfNoun(all.at(-1)!)].join(' ');
};

/** "already there: Bronze (6), Silver (7)" */
function seedsIn(rest: string): Pick<DictatedList, 'seeds'> {
  const said = /^\W*(?:schon|bereits|already|starting|vorhanden|eingetragen|filled)[^:]*:\s*(.+)$/iu.exec(rest)?.[1];
  if (!said) return {};
  const seeds = itemsOf(said).flatMap((item) => {
    const [, name, number] = /^([^()]+?)(?:\s*\((?:ab )?(\d+(?:[.,]\d+)?)[^()]*\))?$/u.exec(item) ?? [];
    return name
      ? [
          {
            name: name.trim(),
            number: number ? Number(number.replace(',', '.')) : null,
          },
        ]
      : [];
  });
  return seeds.length > 0 ? { seeds } : {};
}
