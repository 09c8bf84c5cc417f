/**
 * Who sees their own alone: "employees see only their own devices", "Schüler sehen nur ihre eigenen Noten". `people` are
 * named as in the text, `what` is what it says of what they see. Where it says neither `own` nor `only` it is about what it names alone.
 */
export type OwnSight = { people: string; what: string; isSure: boolean };

const word = String.raw`[\p{L}][\p{L}'’-]{2,30}`;
const may = String.raw`(?:can|could|should|shall|may|must|will|to|are|is|be|able|allowed|log|in|sign|then|also|always|and|just|only|each|all|themselves|of course)`;
const sees = String.raw`(?:see|sees|view|views|look at|looks at|get to see|have access to|look up|check)`;
/** Up to where a sentence goes on with somebody else. */
const rest = String.raw`(?<what>[^.;!?\n]{0,90})`;

const english = new RegExp(
  String.raw`(?<!\p{L})(?:(?:the|our|my|every|each|a|an|all) )?(?<people>${word})(?: ${may}){0,5} ${sees} ${rest}`,
  'giu',
);
/** Behind the verb: "their own", "only the tools they have", "what they booked". */
const isOwnInEnglish =
  /^(?:only |just |all |all of )?(?:(?:their|his|her|his or her|his\/her)(?: own)?|(?:the )?(?:[\p{L}-]+ ){0,2}(?:(?:that|which|what) )?they(?: themselves)? (?:have|give|teach|hold|own|borrowed|lead|run|are in charge of|are assigned|work on|look after)|(?:the )?(?:[\p{L}-]+ ){0,2}(?:that|which) (?:belong to|are assigned to|are for|concern) them)(?!\p{L})/iu;

const sehen = String.raw`(?:sehen|sieht|einsehen|ansehen|anschauen|abrufen|nachsehen)`;
const germanMay = String.raw`(?:können|kann|sollen|soll|dürfen|darf|sollten|möchten|wollen|müssen)`;
const own = String.raw`(?:(?:nur|bloß|lediglich|ausschließlich|immer nur|dabei nur|jeweils nur|aber nur|jederzeit|auch|dort|da|dann) ){0,2}(?:(?:ihre?|ihren|ihrem|seine?|seinen|die|das|den) (?:jeweils )?eigene[nrms]?|nur (?:ihre?|ihren|seine?|seinen)|(?:ihre|ihren|seine|seinen))`;
const germanFirst = new RegExp(
  String.raw`(?<!\p{L})(?<people>\p{L}[\p{L}-]{2,30}) (?:${germanMay} )?${sehen} ${own}(?= |[.,;]|$)${rest}`,
  'giu',
);
const germanLast = new RegExp(
  String.raw`(?<!\p{L})(?<people>\p{L}[\p{L}-]{2,30}) ${germanMay} ${own} (?<what>[^.;!?\n]{1,70}?) ${sehen}(?!\p{L})`,
  'giu',
);
/** "Employees enter their hours and see only their own": who it is stands at the beginning. */
const behind = new RegExp(
  String.raw`(?:^|[.:;,!?\n] ?)(?:the |our |my |die |unsere |alle |all )?(?<people>\p{L}[\p{L}-]{2,30}) (?<before>[^.:;!?\n]{3,90}?)(?:,| und| and) (?:(?:can|may|should|können|dürfen|sollen) )?(?:${sees} only (?:their|his|her) own|${sehen} (?:dabei |aber |jeweils )?nur (?:ihre?|ihren|seine?|seinen|die) eigene[nrms]?)(?!\p{L})(?<what>[^.;!?\n]{0,60})`,
  'giu',
);
/** "Parents report their child sick": nobody else's, whatever they see of it. */
const ownChild =
  /(?<!\p{L})(?<people>parents|mothers|fathers|famil(?:ies|y)) (?:[\p{L}]+ ){0,4}?(?:report|excuse|sign off)(?: (?!other)[\p{L}]+){0,3}? (?<what>their (?:own )?(?:child|children|kids?|son|daughter))(?!\p{L})(?=[^.;]{0,60}\b(?:sick|ill|absen\w+|away|holiday|off|late)\b)|(?<!\p{L})(?<eltern>Eltern|Familien|Mütter|Väter) (?:\p{L}+ ){0,2}?(?:(?:melden|entschuldigen|geben) )?(?:\p{L}+ )?(?<was>ihre?n? (?:eigene[ns]? )?Kind(?:er)?)(?!\p{L})(?=[^.;]{0,60}(?:krank|abwesend|urlaub|fehl|entschuldig))/giu;

/** Words that stand where people are named and name none. */
const nobody = /^(?:we|they|you|who|which|that|people|everyone|everybody|anyone|one|only|and|then|each|wir|sie|man|alle|jeder|jede|die|der|das|ich|und|dann|auch|leute|nutzer|user|users)$/i; // prettier-ignore

export function ownSights(text: string, language: 'en' | 'de' | string): OwnSight[] {
  const found =
    language === 'de'
      ? [...text.matchAll(germanFirst), ...text.matchAll(germanLast)]
      : [...text.matchAll(english)].filter((match) => isOwnInEnglish.test(match.groups!['what']!));
  const later = [...text.matchAll(behind)].map(({ groups = {} }) => ({ people: groups['people']!.toLowerCase(), what: `${groups['what']!} ${groups['before']!}`, isSure: true })).filter(({ people }) => !nobody.test(people)); // prettier-ignore
  const sights = found.flatMap(({ 0: match, groups = {} }) => {
    const people = groups['people']!.toLowerCase();
    const what = groups['what']!;
    if (nobody.test(people)) return [];
    const isSure = /\b(?:own|only|just|themselves|nur|bloß|ausschließlich|eigene[nrms]?)\b/iu.test(match);
    return [{ people, what: what.replace(/,? (?:but|aber|and not|und nicht) .*$/iu, ''), isSure }];
  });
  const children = [...text.matchAll(ownChild)].map(({ groups = {} }) => ({
    people: (groups['people'] ?? groups['eltern'])!.toLowerCase(),
    what: (groups['what'] ?? groups['was'])!,
    isSure: true,
  }));
  const all = [...sights.flatMap((sight) => [sight, ...alsoIn(sight, language)]), ...later];
  return all.length > 0
    ? all.filter(({ people }, at) => all.findIndex((one) => one.people === people) === at)
    : children.slice(0, 1);
}

/** "Pupils see only their own lessons, teachers the ones they give": the verb is not said twice. */
function alsoIn({ what, isSure }: OwnSight, language: string): OwnSight[] {
  if (language === 'de') return [];
  const match =
    /, (?:and )?(?:the )?(?<people>[\p{L}-]{3,30}) (?:only )?(?<what>(?:the ones|those|theirs|the [\p{L}-]+)(?: that| which)? (?:they|he|she) .*)$/iu.exec(
      what,
    );
  return match ? [{ people: match.groups!['people']!.toLowerCase(), what: match.groups!['what']!, isSure }] : [];
}
