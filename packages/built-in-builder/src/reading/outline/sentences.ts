import { splitOutside } from '../split-outside.ts';

const ends =
  /\n|(?<!(?:^|[\s.(])(?:\p{Lu}|z|u|d|\d{1,2}|ca|etc|usw|bzw|[Nn]r|[Tt]el|incl|inkl|approx|[Ss]t|[Ss]tr|Mr|Mrs|Dr|evtl|ggf))[.!?](?=\s|$)/uy;

/** Sentences, none of which ends in brackets or after a short form. */
export const sentencesApart = (text: string): string[] => splitOutside(text, ends);
