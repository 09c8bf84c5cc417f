import { type ContextProvider, contextProviders } from '@whittle/contract/knowledge/connection';
import {
  type ContextItem,
  type SourceOpenness,
  sourceOpenness,
  type SyncInterval,
  syncIntervals,
} from '@whittle/contract/knowledge/context-item';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import {
  CalendarSync,
  Ellipsis,
  Eye,
  FileText,
  Globe,
  type LucideIcon,
  Pencil,
  RefreshCw,
  Replace,
  Table2,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuChoices, MenuItem, SubMenu } from '../../ui/menu.tsx';
import { connectionTexts } from './connections.texts.ts';
import { useOpenItem, useRenameItem, useScheduleItem, useSyncItem, useReadScan } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';
import { SourceState } from './source-state.tsx';

type SourceRowProps = {
  appId: string;
  item: ContextItem;
  /** The plan has no room for it. */
  isPaused: boolean;
  onReplace: () => void;
  onDelete: () => void;
  onConnect: (provider: ContextProvider) => void;
};

/** What reading the same file again does not change. */
const problemsOfFile: ReadonlySet<string> = new Set([
  'context-password',
  'context-unreadable',
  'context-no-text',
  'context-too-large',
]);

/** A data source with its state, and what can be done with it. */
export function SourceRow({ appId, item, isPaused, onReplace, onDelete, onConnect }: SourceRowProps) {
  const sync = useSyncItem(appId);
  const [isRenaming, setIsRenaming] = useState(false);
  const Icon = iconOf(item);
  const isElsewhere = item.source !== 'local_files';
  const isFailed = item.status === 'error' || item.status === 'usage_limit_reached';
  const isUnconnected = item.problem?.code === 'context-connection-broken';
  const provider = isUnconnected ? contextProviders.find((one) => one === item.source) : undefined;
  const readScan = useReadScan(appId);
  const isScan =
    item.problem?.code === 'context-scan' || (item.status === 'synced' && (item.report?.leftOut.scan ?? 0) > 0);
  const needsOther = !isElsewhere && problemsOfFile.has(item.problem?.code ?? '');
  const again = () => sync.mutate(item.id, { onError: (error) => confirmWithToast(sentenceOf(error)) });
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden size={16} className="mt-1 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        {isRenaming ? (
          <RenameBox appId={appId} item={item} onDone={() => setIsRenaming(false)} />
        ) : (
          <p className="truncate font-semibold" dir="auto" title={item.name}>
            {item.name}
          </p>
        )}
        {item.externalFileUrl !== null && item.externalFileUrl !== item.name && (
          <p className="type-meta truncate text-ink-3" dir="ltr">
            {item.externalFileUrl}
          </p>
        )}
        <SourceState item={item} />
        {isPaused && <p className="type-meta text-warning">{texts.paused}</p>}
      </div>
      {provider && (
        <Button size="small" onClick={() => onConnect(provider)}>
          {connectionTexts.connectAgain}
        </Button>
      )}
      {isScan && (
        <Button
          size="small"
          isBusy={readScan.isPending}
          onClick={() => readScan.mutate(item.id, { onError: (error) => confirmWithToast(sentenceOf(error)) })}
        >
          {texts.readScan}
        </Button>
      )}
      {isFailed && !provider && !isScan && (
        <Button size="small" isBusy={sync.isPending} onClick={needsOther ? onReplace : again}>
          {needsOther ? texts.replace : texts.tryAgain}
        </Button>
      )}
      <Menu
        isInDialog
        trigger={<IconButton label={texts.moreOf(item.name)} icon={<Ellipsis aria-hidden size={16} />} />}
      >
        <MenuItem icon={<Pencil aria-hidden size={16} />} onSelect={() => setIsRenaming(true)}>
          {texts.rename}
        </MenuItem>
        <MenuItem icon={<RefreshCw aria-hidden size={16} />} onSelect={again}>
          {isElsewhere ? texts.syncNow : texts.readAgain}
        </MenuItem>
        <OpenToMenu {...{ appId, item }} />
        {isElsewhere && <ScheduleMenu {...{ appId, item }} />}
        <MenuItem icon={<Replace aria-hidden size={16} />} onSelect={onReplace}>
          {texts.replace}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden size={16} />} isDanger onSelect={onDelete}>
          {texts.remove}
        </MenuItem>
      </Menu>
    </li>
  );
}

/** How often a source that lies elsewhere is read by itself. */
function ScheduleMenu({ appId, item }: Pick<SourceRowProps, 'appId' | 'item'>) {
  const schedule = useScheduleItem(appId);
  const options = syncIntervals.map((value) => ({ value, label: texts.every[value] }));
  return (
    <SubMenu isInDialog icon={<CalendarSync aria-hidden size={16} />} label={texts.schedule}>
      <MenuChoices<SyncInterval | 'never'>
        value={item.syncEvery ?? 'never'}
        options={[{ value: 'never', label: texts.never }, ...options]}
        onChange={(chosen) =>
          schedule.mutate(
            { id: item.id, every: chosen === 'never' ? null : chosen },
            { onError: (error) => confirmWithToast(`${texts.scheduleFailed} ${sentenceOf(error)}`) },
          )
        }
      />
    </SubMenu>
  );
}

/** Who finds a source from the app's pages. CTX-44 */
function OpenToMenu({ appId, item }: Pick<SourceRowProps, 'appId' | 'item'>) {
  const open = useOpenItem(appId);
  const options = sourceOpenness.map((value) => ({ value, label: texts.openness[value] }));
  return (
    <SubMenu isInDialog icon={<Eye aria-hidden size={16} />} label={texts.openTo}>
      <MenuChoices<SourceOpenness | 'none'>
        value={item.openTo ?? 'none'}
        options={[{ value: 'none', label: texts.notOpen }, ...options]}
        onChange={(chosen) =>
          open.mutate(
            { id: item.id, openTo: chosen === 'none' ? null : chosen },
            { onError: (error) => confirmWithToast(`${texts.openFailed} ${sentenceOf(error)}`) },
          )
        }
      />
    </SubMenu>
  );
}

const iconOf = ({ type }: ContextItem): LucideIcon =>
  type === 'web_page' ? Globe : /^(?:csv|google_sheet|notion_database)$/.test(type) ? Table2 : FileText;

/** Enter saves, Escape leaves the name as it was, and leaving the box saves after a moment. CTX-10 */
function RenameBox({ appId, item, onDone }: { appId: string; item: ContextItem; onDone: () => void }) {
  const rename = useRenameItem(appId);
  const [name, setName] = useState(item.name);
  const box = useRef<HTMLInputElement>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The menu that asked for the box gives the focus back to its own button first.
    const focusing = setTimeout(() => box.current?.select());
    return () => {
      clearTimeout(focusing);
      clearTimeout(later.current);
    };
  }, []);
  const save = () => {
    clearTimeout(later.current);
    const next = name.trim();
    if (next === '' || next === item.name) return onDone();
    rename.mutate(
      { id: item.id, name: next },
      {
        onError: (error) => confirmWithToast(`${texts.renameFailed}. ${sentenceOf(error)}`),
        onSettled: onDone,
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <Input
      ref={box}
      value={name}
      aria-label={texts.renameLabel}
      maxLength={knowledgeLimits.contextNameChars}
      dir="auto"
      onChange={({ target }) => setName(target.value)}
      onKeyDown={onKeyDown}
      onFocus={() => clearTimeout(later.current)}
      onBlur={() => (later.current = setTimeout(save, knowledgeLimits.contextRenameDelayMs))}
    />
  );
}
