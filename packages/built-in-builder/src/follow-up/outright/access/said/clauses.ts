/** A part of a message that says one thing of who may what, in the order in which they were said. */
export type Clause = { text: string; isNewSentence: boolean };

const contracted: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/gu, "'"],
  [/(?<!\p{L})(?:can't|cannot|cant)(?!\p{L})/giu, 'can not'],
  [/(?<!\p{L})won't(?!\p{L})/giu, 'will not'],
  [/(?<!\p{L})(should|must|could|would|need|do|does|did|is|are|was|were|has|have|may|might)n'?t(?!\p{L})/giu, '$1 not'],
  [/(?<!\p{L})(?:fuer|für)(?!\p{L})/giu, 'für'],
  [/(?<!\p{L})duerf(?=en|te)/giu, 'dürf'],
  [/(?<!\p{L})koenn(?=en|te)/giu, 'könn'],
  [/(?<!\p{L})(lösch|änder|ver\p{L}+)ts(?!\p{L})/giu, '$1t'],
  [/(?<!\p{L})(?:ausser)(?!\p{L})/giu, 'außer'],
  [/(?<!\p{L})aendern(?!\p{L})/giu, 'ändern'],
  [/(?<!\p{L})loesch(?=en|t)/giu, 'lösch'],
];

/** The same words without contractions, and in the spelling that readers know. */
export const spelledOut = (text: string): string =>
  contracted.reduce((said, [from, to]) => said.replace(from, to), text);

const opensPart = String.raw`(?:only|just|nobody|no one|none|nothing|not|never|do not|does not|the rest|the others?|others|everyone|everybody|anyone|all|that(?:'s| is)|nur|niemand|keiner|nicht|nix|nichts|nie|alle|jeder|sonst|die anderen|die andern|der rest|mehr nicht|(?:they|she|he|I|sie|er|ich) (?:may|can|should|must|do|does|see|sees|darf|dürfen|soll|sollen|kann|können|will|sieht))`;
const between = new RegExp(
  String.raw`\s*[,;:–](?:\s+(?:and|but|und|aber|sondern|so|also))?\s+|\s+so\s+(?=(?:they|he|she|we|I)(?!\p{L}))|\s+[-–]\s+|\s+(?:but|aber|sondern|while|whereas|though)\s+(?!me\b|I\b)|\s+(?:and|und)\s+(?=${opensPart}(?!\p{L}))`,
  'iu',
);

const opensAlone = /^(?:only|just|nur|bloß|nobody|niemand|not|nicht|please|bitte|ok|okay|yes|no|ja|nein|nee)$/iu;
const exceptBehind =
  /(?<!\p{L})(?:nobody|no one|none|anybody|anyone|everyone|everybody|niemand|keiner|alle|nothing|nichts)$/iu;

/** Sentences, and what is parted in them by commas, "but" and "and only". */
export function clausesIn(text: string): Clause[] {
  return text.split(/(?<=[.!?])\s+|\n+/u).flatMap((sentence) => {
    const parts: string[] = [];
    for (const part of sentence.replace(/[.!?]+$/u, '').split(between)) {
      const before = parts.at(-1);
      // "nobody, but the office" is one part
      if (before !== undefined && exceptBehind.test(before) && /^(?:except|besides|außer)/iu.test(part))
        parts[parts.length - 1] = `${before} ${part}`;
      // "wegwerfen aber bitte nur wir" is one part
      else if (
        before !== undefined &&
        /^\p{L}+(?: (?:oder|und|or|and) \p{L}+)?$/u.test(before) &&
        !opensAlone.test(before) &&
        /^(?:bitte |please )?(?:only|just|nur|bloß|nicht|niemand|nobody)(?!\p{L})/iu.test(part)
      )
        parts[parts.length - 1] = `${before} ${part.trim()}`; // prettier-ignore
      else if (/\p{L}/u.test(part)) parts.push(part.trim());
    }
    return parts.map((one, at) => ({ text: one, isNewSentence: at === 0 }));
  });
}
