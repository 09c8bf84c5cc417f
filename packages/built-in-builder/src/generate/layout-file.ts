import type { AppPlan, Page } from '../plan/plan.ts';
import { attribute, code, jsxText, quote } from './code.ts';
import { Imports } from './imports.ts';

export const maxItems = 12;
/** As many as a phone's bar holds; the others stand in a menu there. */
const tabs = 5;

/** `Layout.jsx`: the frame of every page. Details are reached from their lists, so they have no item. */
export function layoutFile(plan: AppPlan): string {
  const imports = new Imports();
  imports.use('QueryClientProvider', '@tanstack/react-query');
  imports.use('queryClient', '@/services/query-client');
  imports.use('createPageUrl', '@/utils');
  imports.kit('AppShell', 'app-shell');
  imports.kit('Toaster', 'sonner');
  imports.component('AppMark');
  const account = plan.entities.length > 0 && `<${imports.component('Account')} />`;
  const items = navigationOf(plan);
  const hasMore = items.length > tabs;
  if (hasMore) imports.component('MorePages');
  const isWide =
    plan.nav === 'top' ? [] : plan.pages.filter((page) => page.archetype === 'board').map((page) => quote(page.name));
  const body = code`
    const items = [
      ${items.map((page) => `{ label: ${quote(page.label)}, to: createPageUrl(${quote(page.name)}), icon: ${imports.icon(page.icon)} },`)}
    ];
    ${isWide.length > 0 && `const widePages = [${isWide.join(', ')}];`}

    export default function Layout({ children${isWide.length > 0 ? ', currentPageName' : ''} }) {
      return (
        <QueryClientProvider client={queryClient}>
          <AppShell
            ${attribute('title', plan.name)}
            signature={<AppMark />}
            items={items}
            layout="${plan.nav}"
            ${isWide.length > 0 && "width={widePages.includes(currentPageName) ? 'full' : 'page'}"}
            ${account && (hasMore ? `actions={<><MorePages items={items.slice(${tabs})} />${account}</>}` : `actions={${account}}`)}
          >
            {children}
            ${plan.footer && `<footer className="page mt-10 border-t pt-4 text-sm text-muted-foreground">${jsxText(plan.footer)}</footer>`}
          </AppShell>
          <Toaster />
        </QueryClientProvider>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** The pages that the navigation offers. */
export const navigationOf = (plan: AppPlan): Page[] =>
  plan.pages.filter((page) => page.archetype !== 'detail').slice(0, maxItems);
