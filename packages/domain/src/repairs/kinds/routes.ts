import { resolvePage } from '../../publishing/resolve-page.ts';
import { isLayout } from '../../files/paths.ts';
import type { ModuleFacts } from '../../source-code/module-facts.ts';
import {
  attribute,
  child,
  children,
  constantText,
  elementName,
  type SyntaxNode,
  text,
} from '../../source-code/syntax.ts';
import { isFunction } from '../../source-code/scopes.ts';
import type { AppFacts } from '../app-facts.ts';
import type { Problem } from '../problem.ts';

/** Pages that send everybody on in a circle, and a layout in which no page is drawn. */
export const routeProblems = (facts: AppFacts): Problem[] =>
  facts.hasOwnRoot ? [] : [...circles(facts), ...emptyLayouts(facts)];

/** Where a file's default component sends everybody who opens it; null when it shows something. */
export function redirectOf(program: ModuleFacts['program']): string | null {
  const body = children(program, 'body');
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const given = exported ? child(exported, 'declaration') : null;
  const named =
    given?.type === 'Identifier' ? body.find((one) => text(child(one, 'id'), 'name') === text(given, 'name')) : given;
  const holder = named && isFunction(named) ? child(named, 'body') : null;
  if (!holder) return null;
  const [first] =
    holder.type === 'BlockStatement'
      ? children(holder, 'body').filter(({ type }) => type !== 'VariableDeclaration')
      : [];
  const answer =
    holder.type === 'BlockStatement' ? (first?.type === 'ReturnStatement' ? child(first, 'argument') : null) : holder;
  const element = answer?.type === 'ParenthesizedExpression' ? child(answer, 'expression') : answer;
  if (element?.type !== 'JSXElement' || elementName(element) !== 'Navigate') return null;
  return addressOf(attribute(element, 'to') ?? null);
}

/** `"/Home"`, `createPageUrl('Home')` */
function addressOf(node: SyntaxNode | null): string | null {
  const isCall = node?.type === 'CallExpression' && text(child(node, 'callee'), 'name') === 'createPageUrl';
  const address = constantText(isCall ? (children(node, 'arguments')[0] ?? null) : node);
  return address === null || !/^\/?[A-Za-z]*$/.test(address) ? null : address.replace(/^\/?/, '/');
}

function circles({ pages, modules }: AppFacts): Problem[] {
  const toPage = (address: string) =>
    resolvePage({ appId: '', slug: '', pages: [...pages.keys()], mainPage: null }, address);
  const next = (page: string) => {
    const address = modules.get(pages.get(page)!)?.redirect;
    return address ? toPage(address) : null;
  };
  return [...pages].flatMap(([name, file]): Problem[] => {
    const way = [name];
    for (let page = next(name); page !== null && way.length <= pages.size; page = next(page)) {
      if (page === name) {
        const names =
          way.length > 1
            ? `over ${way
                .slice(1)
                .map((one) => `“${one}”`)
                .join(', ')} `
            : '';
        const message = `The page “${name}” sends everybody ${names}back to itself, without an end.`;
        return [{ kind: 'redirect-loop', severity: 'error', file, line: null, message }];
      }
      way.push(page);
    }
    return [];
  });
}

/** What draws neither its children nor an outlet hides every page. */
function emptyLayouts({ files, modules }: AppFacts): Problem[] {
  return [...modules].flatMap(([file, outline]): Problem[] => {
    if (!isLayout(file) || !outline?.exports.has('default') || outline.exportsOthers) return [];
    if (/\b(?:children|Outlet|props|arguments|this)\b|\.\.\./.test(files.get(file)!)) return [];
    const message = 'The layout draws no page: it neither takes nor shows its children.';
    return [{ kind: 'layout', severity: 'error', file, line: null, message }];
  });
}
