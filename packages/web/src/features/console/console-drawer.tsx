import { Ban, X } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ConsoleLog } from './console-log.ts';
import { ConsolePane } from './console-pane.tsx';
import { consoleTexts as texts } from './console.texts.ts';
import { type DrawerTab, drawerTabs } from './drawer-tabs.ts';
import { consoleFilters, type Filter } from './filter-lines.ts';
import { NetworkPane } from './network-pane.tsx';
import type { OpenPlace } from './place-link.tsx';
import { ReportedPane } from './reported-pane.tsx';

type ConsoleDrawerProps = {
  appId: string;
  log: ConsoleLog;
  tab: DrawerTab;
  onTab: (tab: DrawerTab) => void;
  isPreserved: boolean;
  onPreserve: (isPreserved: boolean) => void;
  onOpenPlace: OpenPlace;
  onClose: () => void;
};

const noFilter: Filter = { level: 'all', text: '' };

/** Below the preview: what the app writes, calls, and what its visitors met. Escape closes it. Rules: CONS-01 to CONS-07. */
export function ConsoleDrawer(props: ConsoleDrawerProps) {
  const { appId, log, tab, onTab, isPreserved, onPreserve, onOpenPlace, onClose } = props;
  const state = useSyncExternalStore(log.subscribe, log.read);
  const [filter, setFilter] = useState(noFilter);
  const clearFilter = () => setFilter(noFilter);
  return (
    <section
      aria-label={texts.drawer}
      data-pane
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      className="@container flex h-[min(45%,340px)] shrink-0 flex-col border-t border-line bg-surface"
    >
      <Tabs.Root
        value={tab}
        onValueChange={(next) => onTab(drawerTabs.find((one) => one === next) ?? 'console')}
        activationMode="manual"
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-3 py-1">
          <Tabs.List aria-label={texts.tabList} className="flex gap-1">
            {drawerTabs.map((one) => (
              <Tabs.Trigger
                key={one}
                value={one}
                className="quick min-h-8 rounded-control px-2 font-medium text-ink-2 hover:bg-hover aria-selected:bg-accent-soft aria-selected:text-accent-text coarse:min-h-11"
              >
                {texts.tabs[one]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="ms-auto flex items-center">
            {tab !== 'reported' && (
              <IconButton label={texts.clear} icon={<Ban aria-hidden size={16} />} onClick={log.clear} />
            )}
            <IconButton label={texts.close} icon={<X aria-hidden size={16} />} onClick={onClose} />
          </div>
          {tab !== 'reported' && (
            <div className="flex w-full items-center gap-2 @2xl:order-none @2xl:w-auto">
              <Input
                aria-label={texts.filter}
                placeholder={texts.filter}
                value={filter.text}
                onChange={({ target }) => setFilter({ ...filter, text: target.value })}
                className="h-8 min-w-0 flex-1 @2xl:w-48"
                spellCheck={false}
              />
              {tab === 'console' && (
                <Select
                  aria-label={texts.level}
                  value={filter.level}
                  onChange={({ target }) => {
                    const level = consoleFilters.find((one) => one === target.value);
                    if (level) setFilter({ ...filter, level });
                  }}
                >
                  {consoleFilters.map((level) => (
                    <option key={level} value={level}>
                      {texts.levels[level]}
                    </option>
                  ))}
                </Select>
              )}
              <label className="flex min-h-8 shrink-0 items-center gap-1.5 coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={isPreserved}
                  onChange={({ target }) => onPreserve(target.checked)}
                  className="accent-accent"
                />
                {texts.preserve}
              </label>
            </div>
          )}
        </div>
        <Tabs.Content value="console" tabIndex={-1} className="min-h-0 flex-1">
          <ConsolePane state={state} filter={filter} onClearFilter={clearFilter} onOpen={onOpenPlace} />
        </Tabs.Content>
        <Tabs.Content value="network" tabIndex={-1} className="min-h-0 flex-1">
          <NetworkPane state={state} text={filter.text} onClearFilter={clearFilter} onOpen={onOpenPlace} />
        </Tabs.Content>
        <Tabs.Content value="reported" tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto">
          <ReportedPane appId={appId} onOpen={onOpenPlace} />
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
}
