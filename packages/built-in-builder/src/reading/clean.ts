/** Signs and habits of typing that stand for words, so that the later steps meet one way of writing. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/\bw\/(?=\s)/gi, 'with'],
  [/\be\.\s?g\.,?/gi, 'such as'],
  [/\bi\.\s?e\.,?/gi, 'that is'],
  [/\bz\.\s?b\./gi, 'wie'],
  [/,?\s*(?:\b(?:and so on|and more|etc)\b\.?|\.\.\.|…)\s*(?=\p{Lu}|$)/gu, '. '],
  [/,?\s*(?:\b(?:and so on|and more|usw)\b\.?|\betc\b\.?|\.\.\.|…)/gi, ' '],
  [/\b(?:to[- ]do|todo)(?:[- ]lists?|s)?\b(?! list)/gi, 'tasks'],
  [/\bsign[- ]?ups?\s+(?=page|form|sheet|list)/gi, 'signup '],
  [/\bsign(?:s|ed|ing)?[- ]up\b(?= (?:for|to|with)\b)/gi, 'enlist'],
  [/\s&\s/g, ' and '],
  [/\band\/or\b/gi, 'and'],
  [/\s[-–—]{1,2}\s/g, ': '],
  [/\bartical/gi, 'article'],
  [/\breal[- ]time (?=updates?|data|functions?|features?|refresh)/gi, 'live '],
  [/\b(status|state|stage|priority|kind|type)\s+(\p{L}+)\s+or\s+(\p{L}+)\b/giu, '$1 ($2, $3)'],
  [/\bcalender/gi, 'calendar'],
  [/\bcatagor/gi, 'categor'],
  [/!+/g, '.'],
];
const bullet = /^\s*(?:[-–—•*+]|\d+[.)])\s+/;

/** The prompt with its signs put into words, and bulleted lines joined to the line that announces them. */
export function clean(text: string): string {
  const lines: string[] = [];
  let isInList = false;
  for (const line of text.split('\n')) {
    const item = line.replace(bullet, '').trim();
    const isItem = bullet.test(line);
    const last = lines.length - 1;
    if (isItem && last >= 0 && (isInList || /[:]\s*$/.test(lines[last]!))) {
      lines[last] = isInList ? `${lines[last]!.replace(/[.,;]$/, '')}, ${item}` : `${lines[last]!} ${item}`;
      isInList = true;
    } else if (item !== '') {
      lines.push(item);
      isInList = false;
    }
  }
  return replacements
    .reduce((said, [pattern, words]) => said.replace(pattern, words), lines.join('\n'))
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
}
