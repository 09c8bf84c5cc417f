import type { ImportPlan } from './import-plan.ts';
import { noteOf } from './sentence.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { bare, child, children, constantText, keyOf, type SyntaxNode, text, walk } from '../source-code/syntax.ts';

type Modules = ReadonlyMap<string, ModuleOutline>;

/** Packages through which code reads and writes data that lies at another service. */
const services: [specifier: RegExp, name: string][] = [
  [/^@supabase\//, 'Supabase'],
  [/^(?:@firebase\/|firebase(?:\/|$))/, 'Firebase'],
  [/^pocketbase(?:\/|$)/, 'PocketBase'],
  [/^(?:react-native-)?appwrite(?:\/|$)/, 'Appwrite'],
  [/^(?:@aws-amplify\/|aws-amplify(?:\/|$))/, 'Amplify'],
  [/^convex(?:\/|$)/, 'Convex'],
  [/^parse(?:\/|$)/, 'Parse'],
  [/^(?:@apollo\/client|graphql-request|urql|@urql\/core)(?:\/|$)/, 'GraphQL'],
];

/**
 * Names what reads and writes the app's data elsewhere, once for each back end, at the first file that calls it: an
 * imported page would go on calling it, and nothing that people enter would be among the records here.
 */
export function warnOfForeignBackEnds(plan: ImportPlan, kept: ReadonlySet<string>, modules: Modules): void {
  const named = new Map<string, string[]>();
  for (const path of [...kept].toSorted()) {
    const facts = modules.get(path);
    if (facts) for (const name of backEndsOf(path, facts)) named.set(name, [...(named.get(name) ?? []), path]);
  }
  for (const [name, [path, ...others]] of named) {
    const count = others.length;
    const code = count === 0 ? 'other-back-end' : count === 1 ? 'other-back-end-twice' : 'other-back-end-often';
    plan.warnings.push(
      name === vendorsClient ? noteOf('moved-client', path!) : noteOf(code, path!, { server: name, count }),
    );
  }
}

const vendorsClient = 'base44Client';

function backEndsOf(path: string, facts: ModuleOutline): Set<string> {
  const specifiers = facts.imports.map(({ specifier }) => specifier);
  // An app that was moved to another server keeps the vendor's name for its client, and its pages call that server.
  const isMovedClient =
    /^api\/base44Client\.[jt]s$/.test(path) && !specifiers.some((specifier) => specifier.startsWith('@base44/sdk'));
  if (isMovedClient) return new Set([vendorsClient]);
  const found = specifiers.flatMap((specifier) => services.find(([pattern]) => pattern.test(specifier))?.[1] ?? []);
  return new Set([...found, ...serversOfAxios(facts)]);
}

/** Where the clients lead that `axios.create` makes with a `baseURL`. */
function serversOfAxios({ imports, program }: ModuleOutline): string[] {
  const locals = imports.flatMap((one) => (one.specifier === 'axios' ? one.locals : []));
  if (locals.length === 0) return [];
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const callee = bare(child(node, 'callee'));
    if (callee?.type !== 'MemberExpression' || keyOf(callee, 'property') !== 'create') return;
    if (!locals.includes(text(bare(child(callee, 'object')), 'name') ?? '')) return;
    const base = baseOf(bare(children(node, 'arguments')[0] ?? null));
    if (base) found.push(serverAt(constantText(base)));
  });
  return found;
}

function baseOf(options: SyntaxNode | null): SyntaxNode | null {
  if (options?.type !== 'ObjectExpression') return null;
  const property = children(options, 'properties').find((one) => one.type === 'Property' && keyOf(one) === 'baseURL');
  return property ? child(property, 'value') : null;
}

const serverAt = (address: string | null) =>
  address !== null && URL.canParse(address) ? new URL(address).host : 'axios';
