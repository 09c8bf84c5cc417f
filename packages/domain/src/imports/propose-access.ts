import type { ImportSentence, ImportSentenceCode, SentenceValues } from '@whittle/contract/imports/sentences';
import type { AccessMode } from '@whittle/contract/people';
import { mainPageOf } from '../publishing/resolve-page.ts';
import { signsPeopleIn } from '../publishing/own-sign-in.ts';
import type { ChosenFiles } from './choose-files.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { createFindModule } from '../source-code/module-paths.ts';
import type { ProjectFacts } from './project-facts.ts';
import { sayOfImport } from './sentence.ts';
import type { SortedFiles } from './sort-files.ts';
import { child, keyOf, type SyntaxNode, text, walk } from '../source-code/syntax.ts';

/** Who may open the published app, and why that is proposed; without a mode its data decides. */
export type ProposedAccess = { mode: AccessMode | null; reason: ImportSentence };

type Found = {
  sorted: SortedFiles;
  modules: ReadonlyMap<string, ModuleOutline>;
  chosen: ChosenFiles;
  facts: ProjectFacts;
};

const open = (code: ImportSentenceCode, values?: SentenceValues): ProposedAccess => ({
  mode: 'public_without_login',
  reason: sayOfImport(code, values),
});

/**
 * What an export says or shows of who may open its app. Only what is evident opens it: data keeps its own rules either
 * way, and the choice stands in the report.
 */
export function proposeAccess({ sorted, modules, chosen, facts }: Found): ProposedAccess {
  const { sources, entityFiles, leftOut } = sorted;
  const { kept, requiresAuth } = chosen;
  if (facts.accessMode !== null) return { mode: facts.accessMode, reason: sayOfImport('mode-stated') };
  if ([...kept].some((path) => signsPeopleIn(sources.get(path) ?? ''))) return open('mode-own-sign-in');
  const findModule = createFindModule(kept);
  const asks = [...kept].some((path) =>
    modules
      .get(path)
      ?.imports.some(({ specifier }) => asksServer.test(specifier) && findModule(specifier, path) === null),
  );
  if (!asks && entityFiles.size > 0) return open('mode-asks-nothing');
  if (requiresAuth) return { mode: 'public_with_login', reason: sayOfImport('mode-client-asks') };
  const first = firstPage(chosen, facts);
  if (first !== null && /landing/i.test(first)) return open('mode-landing', { page: first });
  const around = [...kept].filter((path) => /^(?:Layout|App)\.[jt]sx?$/.test(path));
  const shown = [...shownFirst([...around, ...pathsOf(first, kept)], modules, findModule)];
  const offering = shown.find((path) => offersSignIn(modules.get(path)!.program));
  if (offering !== undefined) return open('mode-offers-sign-in', { file: offering });
  if (leftOut.some(({ path }) => path !== null && /^public\/sitemap[\w-]*\.xml$/i.test(path)))
    return open('mode-sitemap');
  return { mode: null, reason: sayOfImport('mode-by-data') };
}

/** What leads to the client, its entities and its integrations where no file of the app answers it. */
const asksServer = /^@base44\/|(?:^|\/)(?:api|entities|integrations|functions)(?:\/|$)|\bbase44|AuthContext/i;

function firstPage({ kept, mainPage, hasOwnRoot }: ChosenFiles, facts: ProjectFacts): string | null {
  const main = facts.mainPage ?? mainPage;
  const pages = [...kept].flatMap((path) => /^pages\/([^/]+)\.[jt]sx?$/.exec(path)?.[1] ?? []);
  return main ?? (hasOwnRoot ? null : mainPageOf({ pages, mainPage: null }));
}

const pathsOf = (page: string | null, kept: ReadonlySet<string>): string[] =>
  page === null ? [] : [...kept].filter((path) => path.replace(/\.[jt]sx?$/, '') === `pages/${page}`);

/** The modules that are shown with the first page: what it and what stands around it import, but for other pages. */
function shownFirst(
  starts: readonly string[],
  modules: ReadonlyMap<string, ModuleOutline>,
  findModule: (specifier: string, from: string) => string | null,
): Set<string> {
  const shown = new Set(starts.filter((path) => modules.has(path)));
  // Grows while it is walked.
  for (const path of shown) {
    for (const { specifier } of modules.get(path)!.imports) {
      const target = findModule(specifier, path);
      if (target !== null && target.startsWith('components/') && modules.has(target)) shown.add(target);
    }
  }
  return shown;
}

const signInCalls = /^(?:redirectToLogin|loginWithRedirect|navigateToLogin)$/;

/**
 * Whether a module signs people in when they ask for it. A call in an effect, behind a condition or after a failure keeps
 * people out instead, and one outside of a function for events is anybody's.
 */
function offersSignIn(program: SyntaxNode): boolean {
  const parents = new Map<SyntaxNode, SyntaxNode | null>();
  let offers = false;
  walk(program, (node, parent) => {
    parents.set(node, parent);
    if (node.type !== 'CallExpression' || offers) return;
    const callee = child(node, 'callee');
    const name = callee?.type === 'MemberExpression' ? keyOf(callee, 'property') : text(callee, 'name');
    const isPerson = callee?.type === 'MemberExpression' && text(child(callee, 'object'), 'name') === 'User';
    if (!signInCalls.test(name ?? '') && !(isPerson && name === 'login')) return;
    let isAsked = false;
    for (let at = parents.get(node) ?? null; at; at = parents.get(at) ?? null) {
      if (at.type === 'IfStatement' || at.type === 'CatchClause' || at.type === 'ConditionalExpression') return;
      const called = at.type === 'CallExpression' ? child(at, 'callee') : null;
      const callName = called?.type === 'MemberExpression' ? keyOf(called, 'property') : text(called, 'name');
      if (/^use(?:Layout)?Effect$|^(?:catch|then)$/.test(callName ?? '')) return;
      const attribute = at.type === 'JSXAttribute' ? text(child(at, 'name'), 'name') : null;
      const declared = at.type === 'VariableDeclarator' || at.type === 'FunctionDeclaration' ? child(at, 'id') : null;
      if (
        /^on[A-Z]/.test(attribute ?? '') ||
        /^(?:handle|on)?[Ll]og_?[Ii]n|[Ss]ign_?[Ii]n/.test(text(declared, 'name') ?? '')
      )
        isAsked = true;
    }
    if (isAsked) offers = true;
  });
  return offers;
}
