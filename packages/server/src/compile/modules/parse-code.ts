import type { ParseCode, SyntaxNode } from '@whittle/domain/source-code/syntax';
import { parseSync } from 'oxc-parser';

/** Parses code as apps write it: JSX in every file, types only where the name says so. */
export const parseCode: ParseCode = (path, source) => {
  const lang = /\.[cm]?tsx?$/.test(path) ? (path.endsWith('x') ? 'tsx' : 'ts') : 'jsx';
  const { program, errors } = parseSync(path, source, { lang, sourceType: 'module' });
  if (errors.some(({ severity }) => severity === 'Error')) return null;
  return program as unknown as SyntaxNode;
};
