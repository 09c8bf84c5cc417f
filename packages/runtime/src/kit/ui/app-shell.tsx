import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOpenBox } from '../lib/use-open-box.ts';
import { cn } from '../lib/utils.ts';
import { AccountMenu } from './account-menu.tsx';
import { say } from '../lib/page-words.ts';

export interface AppShellItem {
  label: string;
  to: string;
  icon?: LucideIcon;
}

interface AppShellProps {
  title: string;
  items: readonly AppShellItem[];
  /** The mark before the title; the title's initial on the primary colour when left out. */
  signature?: ReactNode;
  /** Stands at the bar's end: the account menu when left out, null for an app without accounts. */
  actions?: ReactNode;
  layout?: 'side' | 'top';
  /** `full` takes the whole width, for boards and maps. */
  width?: 'page' | 'full';
  children?: ReactNode;
}

/**
 * The frame of an app: navigation of two to eight items and the page. `side` for daily work, `top` for visitors; on
 * phones both become a bar at the bottom, where 'More' opens what its places do not hold. Skip link, one `main`, and the current item marked for eye and ear.
 */
export function AppShell({
  title,
  items,
  signature,
  actions = <AccountMenu />,
  layout = 'side',
  width = 'page',
  children,
}: AppShellProps) {
  const path = comparable(useLocation().pathname);
  const current = items.find((item) => comparable(item.to) === path) ?? (path === '' ? items[0] : undefined);
  const places = items.some(({ label }) => label.length > longestOfFive) ? 4 : 5;
  const tabs = items.length > places ? items.slice(0, places - 1) : items;
  const rest = items.slice(tabs.length);
  const brand = (
    <Link to={items[0]?.to ?? '/'} className="flex min-w-0 items-center gap-2.5 rounded-sm">
      <span data-slot="app-mark" className="shrink-0">
        {signature ?? <Initial title={title} />}
      </span>
      <span
        className={cn(
          'font-heading text-base leading-6 font-semibold tracking-tight wrap-anywhere max-md:truncate',
          layout === 'side' ? 'hyphens-auto md:line-clamp-2 md:leading-5' : 'truncate',
        )}
      >
        {title}
      </span>
    </Link>
  );

  return (
    <div
      data-slot="app-shell"
      data-layout={layout}
      className={cn(
        'min-h-dvh max-md:[--bottom-bar:calc(3.5rem+env(safe-area-inset-bottom))]',
        layout === 'side' && 'md:grid md:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-primary px-4 py-2 text-sm font-medium text-primary-foreground focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
      >
        {say('Skip to content')}
      </a>
      <header
        className={cn(
          'border-b',
          layout === 'side' && 'md:sticky md:top-0 md:h-dvh md:overflow-y-auto md:border-r md:border-b-0',
        )}
      >
        <div
          className={cn(
            'flex min-h-14 items-center justify-between gap-4 py-2',
            layout === 'side'
              ? 'px-4 md:h-full md:flex-col md:items-stretch md:justify-start md:gap-6 md:px-3 md:py-5'
              : cn('mx-auto md:min-h-16 md:justify-start md:gap-8', width === 'page' ? 'page' : fullWidth),
          )}
        >
          <div className={cn('min-w-0', layout === 'side' && 'md:px-2.5')}>{brand}</div>
          <nav aria-label={say('Pages')} className={cn('hidden md:block', layout === 'top' && 'min-w-0')}>
            <ul className={cn('flex gap-0.5', layout === 'side' ? 'flex-col' : 'flex-wrap')}>
              {items.map((item) => (
                <li key={item.to}>
                  <BarLink item={item} isCurrent={item === current} layout={layout} />
                </li>
              ))}
            </ul>
          </nav>
          {actions && (
            <div className={cn('flex items-center gap-2', layout === 'side' ? 'md:mt-auto md:-ml-0.5' : 'md:ml-auto')}>
              {actions}
            </div>
          )}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cn(
          'min-w-0 py-6 max-md:pb-[calc(var(--bottom-bar)+1.5rem)] md:py-8',
          // A bar of actions is 65 px high and lies above the navigation.
          'max-md:has-data-[slot=page-actions]:pb-[calc(var(--bottom-bar)+5.5rem)]',
          width === 'full' ? fullWidth : 'page mx-0',
          layout === 'top' && width === 'page' && 'mx-auto',
        )}
      >
        {children}
      </main>
      <nav
        aria-label={say('Pages')}
        className="fixed inset-x-0 bottom-0 z-20 border-t bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="flex h-14 items-stretch">
          {tabs.map((item) => (
            <li key={item.to} className="min-w-0 flex-1">
              <TabLink item={item} isCurrent={item === current} />
            </li>
          ))}
          {rest.length > 0 && (
            <li className="min-w-0 flex-1">
              <MorePages items={rest} current={current} />
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

/** Five places hold names of so many letters in one line, the last being 'More' where there are more; longer ones take four. */
const longestOfFive = 13;

const fullWidth = 'w-full px-4 sm:px-6 lg:px-8';

/** As the router compares pages: no query, no case, no hyphens or spaces. */
function comparable(path: string): string {
  return decoded(path.split(/[?#]/)[0] ?? '')
    .toLowerCase()
    .replaceAll(/[\s-]|^\/|\/$/g, '');
}

/** An address that is not well encoded is compared as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function Initial({ title }: { title: string }) {
  return (
    <span
      aria-hidden
      className="flex size-7 shrink-0 items-center justify-center rounded-md border border-primary-edge bg-primary font-heading text-sm font-semibold text-primary-foreground"
    >
      {[...title.trim()][0]?.toUpperCase() ?? ''}
    </span>
  );
}

type BarLinkProps = { item: AppShellItem; isCurrent: boolean; layout: 'side' | 'top' };

function BarLink({ item: { label, to, icon: Icon }, isCurrent, layout }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'group flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-soft aria-[current=page]:font-medium aria-[current=page]:text-foreground pointer-coarse:min-h-11',
        layout === 'side' ? 'py-1.5 wrap-anywhere' : 'whitespace-nowrap',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0 group-aria-[current=page]:text-link" />}
      <span className="min-w-0">{label}</span>
    </Link>
  );
}

const tabClass =
  'group flex h-full w-full flex-col items-center justify-center gap-0.5 border-t-2 border-transparent px-0.5 text-xs text-muted-foreground -outline-offset-2 aria-[current=page]:border-link aria-[current=page]:text-foreground';

function TabLink({ item: { label, to, icon: Icon }, isCurrent }: { item: AppShellItem; isCurrent: boolean }) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={tabClass}>
      {Icon && <Icon aria-hidden className="size-5 shrink-0 group-aria-[current=page]:text-link" />}
      <span className={cn('max-w-full truncate text-center', label.length > 11 && 'text-[0.6875rem] tracking-tight')}>
        {label}
      </span>
    </Link>
  );
}

function MorePages({ items, current }: { items: readonly AppShellItem[]; current: AppShellItem | undefined }) {
  const { isOpen, setOpen, box, toggle } = useOpenBox();
  const isWithin = items.some((item) => item === current);
  return (
    <div ref={box} className="relative h-full">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        className={cn(tabClass, isWithin && 'border-link font-medium text-foreground')}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden className={cn('size-5 shrink-0', isWithin && 'text-link')} />
        {say('More')}
      </button>
      {isOpen && (
        <ul className="absolute right-2 bottom-full z-50 mb-2 grid min-w-52 gap-0.5 rounded-lg border bg-popover p-2 shadow-md">
          {items.map((item) => (
            <li key={item.to} onClickCapture={() => setOpen(false)}>
              <BarLink item={item} isCurrent={item === current} layout="side" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
