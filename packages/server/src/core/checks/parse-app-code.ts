import type { CodeError, ParsedCode } from '@whittle/domain/repairs/app-facts';
import type { SyntaxNode } from '@whittle/domain/source-code/syntax';
import { createLru } from '../../adapters/lru.ts';
import { type ParseResult, parseSync } from 'oxc-parser';

/** A syntax tree takes some hundred times the memory of its text. */
const keptChars = 1_000_000;
const cache = createLru<{ parsed: ParsedCode; chars: number }>({ maxWeight: keptChars, weigh: ({ chars }) => chars });

/**
 * Reads a file as the compiler does: JSX in every file, types where the name says so or where nothing else fits. What
 * names mean is checked too. Kept by content, since most files of an app are the same before and after a turn.
 */
export function parseAppCode(path: string, code: string): ParsedCode {
  const key = `${path}\n${code}`;
  const known = cache.get(key);
  if (known) return known.parsed;
  const parsed = read(path, code);
  cache.set(key, { parsed, chars: code.length });
  return parsed;
}

function read(path: string, code: string): ParsedCode {
  const languages = /\.[cm]?tsx?$/.test(path) ? (['tsx', 'ts'] as const) : (['jsx', 'tsx'] as const);
  let first: ParsedCode | undefined;
  for (const lang of languages) {
    const parsed = toParsed(parseSync(path, code, { lang, sourceType: 'module', showSemanticErrors: true }));
    // As TypeScript some names may be declared twice; it is asked only about what is no JavaScript.
    if (parsed.errors.length === 0 || (!first && parsed.program)) return parsed;
    first ??= parsed;
  }
  return first!;
}

function toParsed({ program, errors }: ParseResult): ParsedCode {
  const found: CodeError[] = errors
    .filter(({ severity }) => severity === 'Error')
    .map(({ message, labels }) => ({
      message,
      places: labels.map(({ start, end }) => ({ start, end })),
    }));
  const isRead = program.body.length > 0 || found.length === 0;
  return { program: isRead ? (program as unknown as SyntaxNode) : null, errors: found };
}
