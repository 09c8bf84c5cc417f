import { add, remove } from './verbs.ts';

/** "add a notes field, rename amount to cost and make it green" are three requests. */
export function splitRequests(text: string): string[] {
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
