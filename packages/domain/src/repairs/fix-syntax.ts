import type { CodeError, ParsedCode } from './app-facts.ts';
import { syntaxSteps } from './syntax-steps.ts';

type Parse = (code: string) => ParsedCode;

/** So many parses are worth a file, and so many letters: a parse of a usual file takes well under a millisecond. */
const maxParses = 120;
const maxParsedChars = 4_000_000;
const maxSteps = 10;

/**
 * Looks for the few small changes after which code can be parsed again: what the parser complains of says what to try.
 * Answers the code and what was done, in the order in which it was done; null when no way was found.
 */
export function fixSyntax(code: string, parse: Parse): { code: string; told: string[] } | null {
  let left = Math.min(maxParses, Math.ceil(maxParsedChars / (code.length + 1)));
  const parseOnce = (text: string) => {
    left -= 1;
    return parse(text);
  };
  const seen = new Set([code]);

  const search = (text: string, errors: readonly CodeError[], told: string[]): ReturnType<typeof fixSyntax> => {
    if (told.length >= maxSteps) return null;
    for (const step of syntaxSteps(text, errors, (one) => parseOnce(one).errors)) {
      if (seen.has(step.code) || left <= 0) continue;
      seen.add(step.code);
      const next = parseOnce(step.code);
      const done = [...told, step.told];
      if (next.program && !next.errors.some(isUnreadable)) return { code: step.code, told: [...new Set(done)] };
      const found = search(step.code, next.errors, done);
      if (found) return found;
    }
    return null;
  };
  return search(code, parse(code).errors, []);
}

/** Errors about what names mean have a fix of their own; the code itself could be read. */
const isUnreadable = ({ message }: CodeError) =>
  !/has already been declared|multiple default exports|Duplicated export|only allowed within async/.test(message);
