import { toLabel } from '../plan/names.ts';

const stopBefore =
  /\s+(?:mit|wo|bei|aus|to|that|which|where|who|with|so|and|in order|by|using|in|on|of all|when)\b.*$/i;
const sizes =
  /^(?:(?:a|an|the|my|our|your|their|his|her|small|little|tiny|big|large|local|young|growing|single|one|few|busy)\s+)+/i;
const nobody =
  /^(?:e-?mail|post|sms|me|us|myself|everyone|everybody|anyone|people|users|it|that|this|work|fun|free|each|every|managing|tracking|keeping|sale|rent|example|instance|what|all|use|viewing|personal use|clients|customers|visitors|members|how|which|what|who|whom|when|mich|uns|alle|jeden|(?:meine |unsere )?(?:kunden|gäste|mitglieder))\b/i;

/** Who the app is for, as the prompt says it: "for a small bike shop" gives `bike shop`. Null when it does not say. */
export function audienceIn(text: string): string | null {
  const said =
    /(?<!functions?|functionalit(?:y|ies)|features?|need|search|looking|used?)\s(?:for|für|pour|para|per(?= (?:il|la|le|lo|i|gli|un|una|mi[oa]|nostr\w+)\b))\s+(?!\w+ing\s+(?!compan|club|school|team|class|group|business|studio|service|agenc|shop|course))([^,.;:()"\n]{2,60})/i.exec(
      text,
    )?.[1] ?? /\b(?:of|in|at)\s+(?:a|an|my|our|the)\s+([^,.;:()"\n]{2,60})/i.exec(text)?.[1];
  if (!said) return null;
  const noun = said
    .replace(stopBefore, '')
    .trim()
    .replace(sizes, '')
    .replace(
      /^(?:d(?:er|ie|as|en|em)|ein(?:e|en|em)?|mein(?:e|en)?|unser(?:e|en)?|kleine[sn]?|une?|notre|ma|mon|un|una|mi|il|la|le|el)\s+/i,
      '',
    )
    .trim();
  if (noun.length < 3 || noun.length > 24 || nobody.test(noun) || noun.split(' ').length > 3) return null;
  return noun.toLowerCase() === noun ? noun : noun.replace(/\s+/g, ' ');
}

const given =
  /\b(?:called|named|titled|name it|call it|namens|appelée?|llamad[ao])\s+(?:"([^"\n]{2,40})"|'([^'\n]{2,40})'|([\p{Lu}\p{N}][\p{L}\p{N}'&-]*(?:\s+[\p{Lu}\p{N}&][\p{L}\p{N}'&-]*){0,3}))/u;

/** A name that the prompt gives: `called "Crumb"`. */
export function givenName(text: string): string | null {
  const match = given.exec(text);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.trim() ?? null;
}

const maxNameChars = 28;

/** A short, specific name: `Team expenses`, `Bike shop bookings`; the noun alone when the audience is too long. */
export function nameOfApp(audience: string | null, noun: string): string {
  const known = audience
    ?.replace(/\bteams?\b.*$/i, 'team')
    .replace(/'s$/, '')
    .replace(/\s+(?:work|business|job|activities)$/i, '');
  if (!known || noun.toLowerCase().includes(known.toLowerCase())) return toLabel(noun);
  const name = toLabel(`${known} ${noun}`);
  return name.length <= maxNameChars ? name : toLabel(noun);
}
