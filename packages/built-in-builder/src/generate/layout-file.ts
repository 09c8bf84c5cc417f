import type { AppPlan, Page } from '../plan/plan.ts';
import { attribute, code, jsxText, quote } from './code.ts';
import { Imports } from './imports.ts';
import { pageIcons } from './page-icons.ts';
import { seesList } from './rights-code.ts';
import { audienceOf } from './sent.ts';

export const maxItems = 12;

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
  const icons = pageIcons(items);
  const isWide =
    plan.nav === 'top' ? [] : plan.pages.filter((page) => page.archetype === 'board').map((page) => quote(page.name));
  const audiences = new Set(items.map((page) => audienceOf(page, plan)));
  const seen = (page: Page) => (page.archetype === 'feature' ? null : seesListOf(plan, page.entity));
  const isParted = items.some((page) => seen(page) !== null);
  const isApart = audiences.size > 1 || !audiences.has('everyone') || isParted;
  const shown = isApart ? 'shown' : 'items';
  if (isApart) imports.use('useMe', '@/services/me');
  const props = `{ children${isWide.length > 0 ? ', currentPageName' : ''} }`;
  const frame = code`
    <AppShell
      ${attribute('title', plan.name)}
      signature={<AppMark />}
      items={${shown}}
      layout="${plan.nav}"
      ${isWide.length > 0 && "width={widePages.includes(currentPageName) ? 'full' : 'page'}"}
      ${account && `actions={${account}}`}
    >
      {children}
      ${plan.footer && `<footer className="page mt-10 border-t pt-4 text-sm text-muted-foreground">${jsxText(plan.footer)}</footer>`}
    </AppShell>
  `;
  const body = code`
    const items = [
      ${items.map((page, at) => `{ label: ${quote(page.label)}, to: createPageUrl(${quote(page.name)}), icon: ${imports.icon(icons[at]!)}${{ everyone: '', people: ', isForPeople: true', admins: ', isForAdmins: true' }[audienceOf(page, plan)]}${seen(page) === null ? '' : `, may: (me) => ${seen(page)}`} },`)}
    ];
    ${isWide.length > 0 && `const widePages = [${isWide.join(', ')}];`}

    export default function Layout(${props}) {
      return (
        <QueryClientProvider client={queryClient}>
          ${isApart ? `<Frame${isWide.length > 0 ? ' currentPageName={currentPageName}' : ''}>{children}</Frame>` : frame}
          <Toaster />
        </QueryClientProvider>
      );
    }

    ${
      isApart &&
      code`
      /** What somebody may not read has no place in their menu. */
      function Frame(${props}) {
        const me = useMe();
        const shown = items.filter((item) => ${[audiences.has('admins') && "(!item.isForAdmins || me?.role === 'admin')", audiences.has('people') && '(!item.isForPeople || me)', isParted && '(!item.may || item.may(me))'].filter(Boolean).join(' && ')});
        return (
          ${frame}
        );
      }
    `
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

const seesListOf = ({ entities }: AppPlan, name: string): string | null => {
  const entity = entities.find((one) => one.name === name);
  return entity ? seesList(entity) : null;
};

/** The pages that the navigation offers. */
export const navigationOf = (plan: AppPlan): Page[] =>
  plan.pages.filter((page) => page.archetype !== 'detail').slice(0, maxItems);
