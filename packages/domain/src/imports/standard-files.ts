import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { objectEntries } from '../source-code/module-outline.ts';
import { bare, child, children, keyOf, type SyntaxNode, text, walk } from '../source-code/syntax.ts';

/**
 * Files that every export of the vendor carries. A file counts as standard when it does no more than the original does:
 * it imports and exports nothing else and calls no data. Changed ones are the app's own.
 */
type Standard = {
  path: RegExp;
  /** Specifiers, as patterns; what the file may import. */
  imports: RegExp;
  exports: RegExp;
  /** JSX elements that it may show. */
  elements?: RegExp;
  isUnchanged?: (facts: ModuleOutline, source: string) => boolean;
  what: ImportSentenceCode;
};

const anything = /./;
const react = String.raw`react|react-dom|react-dom/client|react/jsx-runtime`;
const only = (...specifiers: string[]) => new RegExp(`^(?:${specifiers.join('|')})$`);
const file = (...names: string[]) => `(?:@/|\\.{1,2}/)(?:[\\w./-]*/)?(?:${names.join('|')})(?:\\.[jt]sx?)?`;

const standards: Standard[] = [
  {
    path: /^api\/base44Client\.[jt]s$/,
    imports: only('@base44/sdk(?:/.*)?', file('app-params')),
    exports: /^base44$/,
    isUnchanged: onlyMakesClient,
    what: 'platform-client',
  },
  {
    path: /^api\/entities\.[jt]s$/,
    imports: only(file('base44Client')),
    exports: anything,
    isUnchanged: (facts) => onlyNames(facts.program, 'entities'),
    what: 'platform-entities',
  },
  {
    path: /^api\/integrations\.[jt]s$/,
    imports: only(file('base44Client')),
    exports: anything,
    isUnchanged: (facts) => onlyNames(facts.program, 'integrations'),
    what: 'platform-integrations',
  },
  {
    path: /^api\/functions\.[jt]s$/,
    imports: only(file('base44Client')),
    exports: anything,
    isUnchanged: (facts) => onlyNames(facts.program, 'functions'),
    what: 'platform-functions',
  },
  {
    path: /^lib\/app-params\.[jt]s$/,
    imports: /^$/,
    exports: /^appParams$/,
    what: 'former-host-addresses',
  },
  {
    path: /^lib\/AuthContext\.[jt]sx?$/,
    imports: only(react, file('base44Client', 'app-params'), '@base44/sdk/.*'),
    exports: /^(AuthProvider|useAuth|AuthContext)$/,
    isUnchanged: (facts) => readsNoRecords(facts) && authNames(facts).every((name) => knownAuthNames.has(name)),
    what: 'platform-sign-in',
  },
  {
    path: /^lib\/query-client\.[jt]sx?$/,
    imports: only('@tanstack/react-query'),
    exports: /^queryClientInstance$/,
    what: 'platform-query-client',
  },
  {
    path: /^lib\/NavigationTracker\.[jt]sx?$/,
    imports: only(react, 'react-router-dom', file('base44Client', 'AuthContext', 'pages\\.config', 'app-params')),
    exports: /^default$/,
    elements: /^$/,
    isUnchanged: (facts) => readsNoRecords(facts),
    what: 'counts-visits',
  },
  {
    path: /^lib\/VisualEditAgent\.[jt]sx?$/,
    imports: only(react),
    exports: /^default$/,
    what: 'former-tool',
  },
  {
    path: /^lib\/iframe-messaging\.[jt]sx?$/,
    imports: anything,
    exports: anything,
    what: 'former-tool',
  },
  {
    path: /^(lib|components)\/PageNotFound\.[jt]sx?$/,
    imports: only(react, 'react-router-dom', '@tanstack/react-query', file('base44Client', 'utils', 'AuthContext')),
    exports: /^default$/,
    isUnchanged: (facts, source) => readsNoRecords(facts) && source.includes('could not be found in this application'),
    what: 'platform-not-found',
  },
  {
    path: /^components\/UserNotRegisteredError\.[jt]sx?$/,
    imports: only(react),
    exports: /^default$/,
    isUnchanged: (_, source) => source.includes('not registered to use this application'),
    what: 'platform-not-allowed',
  },
  {
    path: /^components\/ProtectedRoute\.[jt]sx?$/,
    imports: only(react, 'react-router-dom', file('AuthContext', 'UserNotRegisteredError')),
    exports: /^(default|ProtectedRoute)$/,
    what: 'platform-gate',
  },
  {
    path: /^utils\/index\.[jt]s$/,
    imports: /^$/,
    exports: /^createPageUrl$/,
    isUnchanged: onlyJoinsName,
    what: 'page-addresses',
  },
  {
    path: /^lib\/utils\.[jt]s$/,
    imports: only('clsx', 'tailwind-merge'),
    exports: /^(cn|isIframe)$/,
    what: 'platform-helper',
  },
  {
    path: /^hooks\/use-mobile\.[jt]sx?$/,
    imports: only(react),
    exports: /^useIsMobile$/,
    isUnchanged: (_, source) => /\b768\b/.test(source),
    what: 'platform-helper',
  },
];

/** What the file is, if it is one of the vendor's and unchanged; null for a file of the app. */
export function standardFile(path: string, facts: ModuleOutline, source: string): ImportSentenceCode | null {
  const standard = standards.find((one) => one.path.test(path));
  if (!standard) return null;
  const fits =
    facts.imports.every(({ specifier }) => standard.imports.test(specifier)) &&
    facts.exports.every((name) => standard.exports.test(name)) &&
    (!standard.elements || [...facts.elements].every((name) => standard.elements!.test(name)));
  return fits && (standard.isUnchanged?.(facts, source) ?? true) ? standard.what : null;
}

/** The names that the vendor's sign-in context hands out. */
const knownAuthNames = new Set([
  'user',
  'isAuthenticated',
  'isLoadingAuth',
  'isLoadingPublicSettings',
  'authError',
  'appPublicSettings',
  'authChecked',
  'logout',
  'navigateToLogin',
  'checkAppState',
  'checkUserAuth',
]);

function authNames({ program }: ModuleOutline): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXAttribute' || text(child(node, 'name'), 'name') !== 'value') return;
    const container = child(node, 'value');
    const value = container?.type === 'JSXExpressionContainer' ? bare(child(container, 'expression')) : null;
    if (value?.type === 'ObjectExpression') {
      names.push(...children(value, 'properties').map((one) => keyOf(one) ?? '…'));
    } else names.push('…');
  });
  return names;
}

function readsNoRecords({ program }: ModuleOutline): boolean {
  let reads = false;
  walk(program, (node) => {
    if (
      node.type === 'MemberExpression' &&
      ['entities', 'integrations', 'functions'].includes(keyOf(node, 'property') ?? '')
    )
      reads = true;
    return !reads;
  });
  return !reads;
}

/** Nothing but `'/' + name`, with small letters and hyphens at most: other addresses are the app's own. */
function onlyJoinsName({ program }: ModuleOutline, source: string): boolean {
  let isPlain = true;
  walk(program, (node) => {
    if (/^(?:If|Switch|Conditional|Object|Array|Logical)/.test(node.type)) isPlain = false;
    if (/Function/.test(node.type) && children(node, 'params').length !== 1) isPlain = false;
    if (node.type !== 'CallExpression') return;
    const method = keyOf(bare(child(node, 'callee')) ?? node, 'property');
    const pattern = children(node, 'arguments')[0];
    const isHyphens = method === 'replace' && pattern && / |\\s/.test(source.slice(pattern.start, pattern.end));
    if (method !== 'toLowerCase' && !isHyphens) isPlain = false;
  });
  return isPlain;
}

/** Nothing but imports and `export const base44 = createClient({ … })` with plain settings. */
function onlyMakesClient({ program }: ModuleOutline): boolean {
  return children(program, 'body').every((statement) => {
    if (statement.type === 'ImportDeclaration') return true;
    const declaration = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement;
    if (declaration?.type !== 'VariableDeclaration') return false;
    return children(declaration, 'declarations').every((one) => {
      const value = bare(child(one, 'init'));
      const callee = value?.type === 'CallExpression' ? child(value, 'callee') : null;
      return text(callee, 'name') === 'createClient' || bare(value)?.type === 'Identifier';
    });
  });
}

/** Whether the client was told that nobody comes in without signing in; null when there is no such word. */
export function clientRequiresAuth({ program }: ModuleOutline): boolean | null {
  let requires: boolean | null = null;
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || text(child(node, 'callee'), 'name') !== 'createClient') return;
    const value = objectEntries(children(node, 'arguments')[0] ?? null).find(([key]) => key === 'requiresAuth')?.[1];
    if (value?.type === 'Literal' && typeof value['value'] === 'boolean') requires = value['value'];
  });
  return requires;
}

/** Nothing but `export const Name = base44.{module}….Name` under the very same names. */
function onlyNames(program: SyntaxNode, module: string): boolean {
  return children(program, 'body').every((statement) => {
    if (statement.type === 'ImportDeclaration') return true;
    const declaration = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : null;
    if (declaration?.type !== 'VariableDeclaration') return false;
    return children(declaration, 'declarations').every((one) => {
      const name = text(child(one, 'id'), 'name');
      const path = memberPath(child(one, 'init'));
      if (path.length === 2 && path[1] === 'auth') return module === 'entities' && name === 'User';
      return path[1] === module && path.at(-1) === name;
    });
  });
}

/** `a.b.c` as its names; empty for any other expression. */
export function memberPath(node: SyntaxNode | null): string[] {
  const one = bare(node);
  if (one?.type === 'Identifier') return [text(one, 'name') ?? ''];
  if (one?.type !== 'MemberExpression') return [];
  const head = memberPath(child(one, 'object'));
  const key = keyOf(one, 'property');
  return head.length > 0 && key !== null ? [...head, key] : [];
}
