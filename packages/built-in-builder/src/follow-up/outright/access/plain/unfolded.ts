/** The only one who does it is said of who; what is said of whose records stands behind it. */
export const unfolded = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:for )?(?:my eyes|meine augen)(?: only)?(?!\p{L})/giu, 'for me only')
    .replace(
      /(?:(?<!\p{L})(?:is|are|be|am|ist|sind|bin)|['’]m) (?:the|der|die|das) (?:only|einzigen?) (?:ones?|person|people|persons)?(?: who| that|, der|, die)?(?= |,)/giu,
      ' alone ',
    ) // prettier-ignore
    .replace(
      /(?<!\p{L})the only (?:things?|lists?) (?:that )?(?<who>(?:he|she|they) (?:may|can|should)[^,.;]*?) (?:is|are) (?<what>[^,.;]+)/giu,
      '$<who> only $<what>',
    )
    .replace(
      /(?<what>(?<=^|[,.;] |but |and )[^,.;]+?) (?:is|are) the only (?:things?|lists?) (?:that )?(?<who>(?:he|she|they) (?:may|can|should)[^,.;]*)/giu,
      '$<who> only $<what>',
    )
    .replace(/(?<!\p{L})the only (?:thing|list|ones?)(?: (?:that|which))?(?= )/giu, 'only what')
    .replace(/out of the question/giu, 'not allowed')
    // in whatever office it is that they run the app
    .replace(
      /(?<!\p{L})(?:as|als) (?:the |der |die )?\p{L}+ (?:(?<who>I|ich)|(?<verb>darf|muss|kann|soll|will) ich)(?!\p{L})/giu,
      '$<who>$<verb>',
    )
    .replace(/ {2,}/gu, ' ');
