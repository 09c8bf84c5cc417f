import { add, remove } from './verbs.ts';

const wishAfterSentence = /\s*[.!;\n]\s+(?=(?:don['’]?t|do not|(?:i|we) (?:don['’]?t|do not|also|want|need|['’]d|would)|(?:can|could) (?:i|we|you|people|customers|members)|please|no need|bitte|außerdem|kannst|können|wir (?:brauchen|wollen|möchten)|ich (?:brauche|will|möchte)|zeige?|mache?|nimm|füge?|lösche?|entferne?|ändere?|benenne)\b)/i; // prettier-ignore

/** "add a notes field, rename amount to cost and make it green" are three requests. */
export function splitRequests(text: string): string[] {
  // "note who came. dont need the mood anymore": a sentence that begins so is a wish of its own
  const sentences = text.split(wishAfterSentence);
  if (sentences.length > 1) return sentences.flatMap(splitRequests);
  const verbs = `${add}|${remove}|rename|call|make|use|change|show|let|allow|hide|move|turn|only|filter`;
  return text
    .split(
      new RegExp(
        `(?:\\s*[;.!\\n]+\\s*|\\s*,\\s*(?:and\\s+|then\\s+)?|\\s+(?:and|then)\\s+(?:then\\s+|also\\s+)?)(?=(?:${verbs})\\b)(?!(?:${remove}) (?:it|them)\\b)`,
        'i',
      ),
    )
    .map((part) => part.trim())
    .filter(
      (part) =>
        part !== '' &&
        !/^(?:show|display|list) (?:it|them|this|that) (?:in|on) (?:the )?(?:list|table|rows?|form)\b/i.test(part),
    );
}
