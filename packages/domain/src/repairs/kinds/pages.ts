import {
  child,
  children,
  constantText,
  type SyntaxNode,
  text,
  attribute,
  elementName,
} from '../../source-code/syntax.ts';
import { resolvePage } from '../../publishing/resolve-page.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import { lineAt, type Problem } from '../problem.ts';

type LinkTo = { name: string; start: number; end: number; at: number };

/** Links to pages that are not there, and pages without a component. */
export function pageProblems(file: ReadFile, facts: AppFacts): Problem[] {
  const isPage = [...facts.pages.values()].includes(file.path);
  const dead = facts.hasOwnRoot ? [] : linksIn(file).filter(({ name }) => pageOf(name, facts) === null);
  return [
    ...(isPage ? withoutComponent(file) : []),
    ...dead.map((link) => deadLink(file, link, facts)),
    ...linksToNowhere(file),
  ];
}

/** `<Link href="/Tasks">`: a link of the router leads to what its `to` says, and without one to where it stands. */
function linksToNowhere({ path, code, module }: ReadFile): Problem[] {
  const own = new Set(
    module.imports
      .filter(({ specifier }) => /^react-router(?:-dom)?$/.test(specifier))
      .flatMap(({ names }) =>
        names.filter(({ imported }) => /^(?:Nav)?Link$/.test(imported)).map(({ local }) => local),
      ),
  );
  return [...module.parents.keys()].flatMap((node): Problem[] => {
    if (node.type !== 'JSXOpeningElement' || !own.has(elementName(node))) return [];
    const attributes = children(node, 'attributes');
    if (attributes.some(({ type }) => type === 'JSXSpreadAttribute') || attribute(node, 'to') !== undefined) return [];
    const href = attributes.find((one) => text(child(one, 'name'), 'name') === 'href');
    const name = href && child(href, 'name');
    const message = `<${elementName(node)}> leads to what “to” says, and it has none.`;
    const base = {
      kind: 'link' as const,
      severity: 'error' as const,
      file: path,
      line: lineAt(code, node.start),
      message,
    };
    if (!name) return [base];
    const edits = [{ file: path, start: name.start, end: name.end, text: 'to' }];
    return [{ ...base, fix: { edits, told: 'Wrote “to” for “href” of a link.' } }];
  });
}

function withoutComponent({ path, code, module }: ReadFile): Problem[] {
  const { exports, exportsOthers, components } = module;
  const name = /([^/]+)\.\w+$/.exec(path)![1]!;
  if (exports.has('default') || exports.has(name) || exportsOthers) return [];
  const base = { kind: 'page-export' as const, severity: 'error' as const, file: path, line: null };
  const message = 'The page has no default export, so nothing of it is shown.';
  const component = components.includes(name) ? name : components.length === 1 ? components[0]! : null;
  if (component === null) return [{ ...base, message }];
  const end = code.trimEnd().length;
  const edits = [{ file: path, start: end, end, text: `\n\nexport default ${component};` }];
  return [{ ...base, message, fix: { edits, told: `Made ${component} the page’s default export.` } }];
}

/** `createPageUrl('Tasks?id=1')`, `<Link to="/Tasks">`, `navigate('/Tasks')` where the page's name is written out. */
function linksIn({ code, module }: ReadFile): LinkTo[] {
  const links: LinkTo[] = [];
  const add = (node: SyntaxNode | null, isAddress: boolean, at: number) => {
    const written = node?.type === 'TemplateLiteral' ? headOf(node) : node ? constantText(node) : null;
    if (!node || written === null) return;
    const name = (isAddress ? /^\/([A-Za-z][\w-]*)(?=$|[?#])/ : /^\/?([A-Za-z][\w-]*)(?=$|[?#])/).exec(written)?.[1];
    if (name === undefined) return;
    const start = node.start + 1 + code.slice(node.start + 1, node.end).indexOf(name);
    links.push({ name, start, end: start + name.length, at });
  };
  for (const node of module.parents.keys()) {
    if (node.type === 'CallExpression') {
      const callee = text(child(node, 'callee'), 'name');
      const [argument = null] = children(node, 'arguments');
      if (callee === 'createPageUrl') add(argument, false, node.start);
      else if (callee === 'navigate') add(argument, true, node.start);
    } else if (node.type === 'JSXElement' && /^(?:Link|NavLink|Navigate)$/.test(elementName(node))) {
      add(attribute(node, 'to') ?? null, true, node.start);
    }
  }
  return links;
}

/** What a template begins with, when a name ends there: `Task?id=${id}`. */
function headOf(template: SyntaxNode): string | null {
  const value = children(template, 'quasis')[0]?.['value'];
  const head = typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
  return children(template, 'expressions').length === 0 || /[?#]/.test(head) ? head : null;
}

const pageOf = (name: string, { pages }: AppFacts): string | null =>
  resolvePage({ appId: '', slug: '', pages: [...pages.keys()], mainPage: null }, `/${name}`);

/** Addresses that the platform answers for every app. */
const platformPages = new Set(['login', 'api']);

function deadLink({ path, code }: ReadFile, { name, start, end, at }: LinkTo, facts: AppFacts): Problem {
  const known = [...facts.pages.keys()];
  const near = nearestName(name, known);
  const isHome = near === null && /^(?:home|index|main)$/i.test(name);
  const message = `There is no page “${name}”. The app has ${known.map((one) => `“${one}”`).join(', ') || 'no pages'}.`;
  const base = { kind: 'link' as const, file: path, line: lineAt(code, at), message };
  if (platformPages.has(name.toLowerCase())) return { ...base, severity: 'hint' };
  const fix = near && { edits: [{ file: path, start, end, text: near }], told: `Led a link from ${name} to ${near}.` };
  return { ...base, severity: isHome ? 'warning' : 'error', ...(fix && { fix }) };
}

/** Whoever lists pages at run time may lead to any of them. */
const listsPages = /pages\.config|\bpagesConfig\b|createPageUrl\((?!\s*['"`])/;

/** A page's name is no pattern: `pages/(auth)/Login.jsx` and `pages/C++/Intro.jsx` are pages too. */
const namesPage = (name: string, code: string): boolean =>
  code.includes(name) && new RegExp(`['"\`/]${name.replace(/[^\w]/g, '\\$&')}\\b`).test(code);

/** Pages that nothing leads to. Whoever names a page, in whatever words, may lead to it. */
export function hiddenPages({ pages, files, modules, hasOwnRoot }: AppFacts): Problem[] {
  const sources = [...modules].flatMap(([path, outline]) => (outline ? [{ path, code: files.get(path)! }] : []));
  if (pages.size < 2 || hasOwnRoot || sources.some(({ code }) => listsPages.test(code))) return [];
  const main = resolvePage({ appId: '', slug: '', pages: [...pages.keys()], mainPage: null }, '/');
  return [...pages].flatMap(([name, path]): Problem[] =>
    name === main || sources.some((one) => one.path !== path && namesPage(name, one.code))
      ? []
      : [
          {
            kind: 'hidden-page',
            severity: 'hint',
            file: path,
            line: null,
            message: `No link leads to the page “${name}”.`,
          },
        ],
  );
}
