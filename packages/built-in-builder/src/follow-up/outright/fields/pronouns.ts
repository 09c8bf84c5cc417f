import { sentencesIn } from './sentences.ts';

const pronoun = /^(?:it|that|this|them|those|these|das|es|die|sie|dies|so was|sowas)$/iu;
/** What stands for a thing that the message has named only by what is done with it. */
const ofDeeds: readonly (readonly [said: RegExp, english: string, german: string])[] = [
  [/(?<!\p{L})(?:emailed|e-?mails?|mails?)(?!\p{L})/iu, 'Email', 'E-Mail'],
  [/(?<!\p{L})(?:phoned|phone (?:them|him|her)|rung up|called back|call (?:them|him|her)|anrufen|angerufen)(?!\p{L})/iu, 'Phone', 'Telefon'],
  [/(?<!\p{L})(?:weighed|weigh (?:them|it|him|her)|gewogen|wiegen)(?!\p{L})/iu, 'Weight', 'Gewicht'],
  [/(?<!\p{L})(?:website|homepage|webseite)(?!\p{L})/iu, 'Website', 'Webseite'],
]; // prettier-ignore
const placeSaid = /(?:^|[.?!] )(?:(?:and|und|aber|but|what if|was ist,? wenn) )*((?:in|bei|beim|im|at|on|auf|zur|zum)(?: (?:the|der|dem|den))? \p{L}[\p{L}-]*)\?/iu; // prettier-ignore
/** The subject that a message begins with: "Receipts keep vanishing", "Die Traueranzeige steht online". */
const subject = /^(?:(?:the|our|my|their|die|der|das|unsere?|meine?)\s+)?(\p{L}[\p{L}-]{3,}) (?:keep|keeps|are|is|get|gets|always|never|often|steht|stehen|sind|ist|gehen|geht|kommen|kommt|liegt|liegen|verschwinden|werden|wird)(?!\p{L})/iu; // prettier-ignore

/** What "it", "them" and "there" stand for, told by the rest of the message; the words themselves where they are no pronoun. */
export function withoutPronoun(thing: string, message: string, isGerman: boolean): string | null {
  const link = /^(?:.*,\s*)?(?:the |an? |den |einen |die )?(links?|foto|bild|photo|picture) (?:there|to it|to that|dorthin|dazu|dahin|davon|of it|of them)$/iu.exec(thing); // prettier-ignore
  if (!pronoun.test(thing) && !link) return /(?<!\p{L})(?:dort|there)(?!\p{L})/iu.test(thing) ? (placeSaid.exec(message)?.[1] ?? thing) : thing; // prettier-ignore
  const deed = ofDeeds.find(([said]) => said.test(message));
  if (deed) return isGerman ? deed[2] : deed[1];
  const question = sentencesIn(message).find((one) => /^(?:who|what|which|how|when|where|wer|was|welche\p{L}*|wie|wann|wo)(?!\p{L}).*\?$/iu.test(one)); // prettier-ignore
  if (question) return question.replace(/\?+$/, '');
  const noun = subject.exec(message)?.[1];
  return noun && !pronoun.test(noun) ? noun : null;
}
