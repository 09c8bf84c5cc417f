import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import {
  Database,
  FileText,
  type LucideIcon,
  MessageCircleQuestionMark,
  Palette,
  Settings2,
  SlidersHorizontal,
  Type,
} from 'lucide-react';
import { useId, useState } from 'react';
import { PanelRow } from '../../core/panels/panel-row.tsx';
import { Input } from '../../ui/field.tsx';
import { appSettingsTexts as texts } from './app-settings.texts.ts';
import { type MenuEntry, menuOf, type PanelName } from './panel-names.ts';
import { findSettings, isFoundBy } from './setting-search.ts';

const icons: Record<MenuEntry, LucideIcon> = {
  details: FileText,
  texts: Type,
  branding: Palette,
  tools: SlidersHorizontal,
  chat: MessageCircleQuestionMark,
  database: Database,
  settings: Settings2,
};
/** Something of the app that is set up outside the panels. */
export type Elsewhere = { id: string; title: string; alias?: string[]; run: () => void };

type PanelMenuProps = {
  elsewhere: readonly Elsewhere[];
  configuration: AppConfiguration;
  isAdmin: boolean;
  onOpen: (panel: PanelName, setting?: string) => void;
  onTools: () => void;
  onDatabase: () => void;
};

/** EDIT-05, EDIT-06: what an app of this kind is configured in, and a search over all of it. */
export function PanelMenu({ configuration, isAdmin, elsewhere, onOpen, onTools, onDatabase }: PanelMenuProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const open = (entry: MenuEntry) => {
    if (entry === 'tools') onTools();
    else if (entry === 'database') onDatabase();
    else onOpen(entry);
  };
  const found = search.trim() === '' ? null : findSettings(configuration, search);
  const screens = menuOf(configuration, isAdmin)
    .filter((entry) => entry === 'database' || entry === 'chat')
    .map((entry) => ({ id: entry, title: texts.panel[entry], run: () => open(entry) }));
  const others = [...screens, ...elsewhere].filter(({ title, alias = [] }: Omit<Elsewhere, 'run'>) =>
    isFoundBy(search, [title, ...alias]),
  );
  return (
    <div className="flex flex-col gap-4">
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return;
          event.preventDefault();
          setSearch('');
        }}
      />
      {found === null ? (
        <nav aria-label={texts.panels}>
          <ul className="-mx-2 flex flex-col">
            {menuOf(configuration, isAdmin).map((entry) => (
              <PanelRow
                key={entry}
                panel={entry}
                icon={icons[entry]}
                title={texts.panel[entry]}
                about={texts.panelAbout[entry]}
                onClick={() => open(entry)}
              />
            ))}
          </ul>
        </nav>
      ) : found.length + others.length === 0 ? (
        <p role="status" className="text-ink-2">
          {texts.noHits(search.trim())}
        </p>
      ) : (
        <section aria-labelledby={id}>
          <h3 id={id} className="type-meta px-0 pb-1 text-ink-2">
            {texts.hits}
          </h3>
          <ul className="-mx-2 flex flex-col">
            {found.map(({ panel, name, label }) => (
              <PanelRow key={name} title={label} about={texts.panel[panel]} onClick={() => onOpen(panel, name)} />
            ))}
            {others.map(({ id: other, title, run }) => (
              <PanelRow key={other} title={title} about={texts.elsewhere} onClick={run} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
