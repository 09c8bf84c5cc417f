import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { count } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Menu, MenuChoices } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { AppTile } from './app-tile.tsx';
import { appTexts as texts } from './apps.texts.ts';
import { useApps } from './apps.requests.ts';
import { type AppSort, findApps } from './find-apps.ts';

export const appGridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-4';
const sorts: { value: AppSort; label: string }[] = [
  { value: 'edited', label: texts.sortEdited },
  { value: 'name', label: texts.sortName },
  { value: 'created', label: texts.sortCreated },
];

/** The account's apps with search and sort; failing to load them leaves the rest of the screen working. */
export function AppGrid() {
  const { data: apps, isPending, isError, refetch, isFetching } = useApps();
  const [text, setText] = useState('');
  const [sort, setSort] = useState<AppSort>('edited');
  const search = useRef<HTMLInputElement>(null);
  useSlashToSearch(search);
  const shown = findApps(apps ?? [], text, sort);
  const now = new Date();

  return (
    <section aria-labelledby="your-apps" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="your-apps" className="type-heading me-auto">
          {texts.yourApps}
          {apps && apps.length > 0 && <span className="tabular ms-2 font-normal text-ink-3">{count(apps.length)}</span>}
        </h2>
        {apps && apps.length > 1 && (
          <>
            <div className="w-44 max-sm:order-last max-sm:w-full">
              <Input
                ref={search}
                type="search"
                value={text}
                onChange={(event) => setText(event.target.value)}
                aria-label={texts.searchLabel}
                placeholder={texts.search}
              />
            </div>
            <Menu
              trigger={
                <Button
                  variant="plain"
                  aria-label={`${texts.sortLabel}: ${sorts.find(({ value }) => value === sort)?.label}`}
                >
                  {sorts.find(({ value }) => value === sort)?.label}
                  <ChevronDown size={16} aria-hidden />
                </Button>
              }
            >
              <MenuChoices value={sort} onChange={setSort} options={sorts} />
            </Menu>
          </>
        )}
      </div>

      {isError && (
        <Notice
          kind="danger"
          action={
            <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Notice>
      )}
      {isPending && (
        <AfterAMoment>
          <div className={appGridClass} aria-busy>
            {[1, 2, 3, 4].map((index) => (
              <div key={index} className="flex items-center gap-3 sm:block">
                <Skeleton className="aspect-square w-14 sm:aspect-[4/3] sm:w-full" />
                <Skeleton className="h-4 w-2/3 sm:mt-3" />
              </div>
            ))}
          </div>
        </AfterAMoment>
      )}
      {apps?.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      {apps && apps.length > 0 && shown.length === 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-2">{texts.noMatches(text)}</p>
          <Button size="small" onClick={() => setText('')}>
            {texts.clearSearch}
          </Button>
        </div>
      )}
      <ul className={appGridClass} onKeyDown={moveByArrows}>
        {shown.map((app) => (
          <AppTile key={app.id} app={app} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** `/` goes to the search, unless something is being typed. */
function useSlashToSearch(search: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || !search.current) return;
      event.preventDefault();
      search.current.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [search]);
}

const steps: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Arrows walk from app to app; the number of columns is read from what is on the screen. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('h3 a')];
  const position = links.indexOf(document.activeElement as HTMLElement);
  if (!step || position < 0) return;
  const top = links[0]?.getBoundingClientRect().top;
  const columns = links.filter((link) => link.getBoundingClientRect().top === top).length;
  const next = links[position + step(columns)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
