import { limits } from '@whittle/contract/limits';
import type { VersionFile } from '@whittle/contract/versions';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readSession, writeSession } from '../../../lib/storage.ts';
import { pathsWithDrafts } from '../editor/drafts.ts';
import { dropEditor, renameKeptEditor } from '../editor/kept-editors.ts';
import { closeOtherTabs, closeTab, moveTab, openTab, type OpenTabs, renameTab, tabBeside } from './open-tabs.ts';

type Options = {
  appId: string;
  files: readonly VersionFile[];
  /** The file that the address names. */
  openPath: string | null;
  onOpen: (path: string | null) => void;
};

export type Tabs = ReturnType<typeof useOpenTabs>;

/**
 * Files that are open, kept for this window: a file named by the address opens, and one that is gone closes unless some
 * of its text is saved nowhere.
 */
export function useOpenTabs({ appId, files, openPath, onOpen }: Options) {
  const [drafts] = useState(() => pathsWithDrafts(appId));
  const [seen, setSeen] = useState<string | null>(null);
  const [kept, setKept] = useState<OpenTabs>(() =>
    withAll(readTabs(appId, openPath === null ? files[0] : undefined), drafts),
  );
  const [unsaved, setUnsaved] = useState<readonly string[]>(drafts);
  const [renamed, setRenamed] = useState<{ from: string; to: string } | null>(null);

  const there = useMemo(() => new Set([...files.map(({ path }) => path), ...unsaved]), [files, unsaved]);
  let tabs = kept;
  if (renamed && there.has(renamed.to)) {
    tabs = renameTab(tabs, renamed.from, renamed.to);
    setRenamed(null);
  }
  tabs = tabs.paths.filter((path) => !there.has(path)).reduce(closeTab, tabs);
  // The address changes a moment after a tab is closed and may name a file before it is there, so that it is read once.
  if (openPath !== seen && (openPath === null || there.has(openPath))) {
    setSeen(openPath);
    if (openPath !== null) tabs = openTab(tabs, openPath, limits.openFilesMax);
  }
  if (tabs !== kept) setKept(tabs);
  useEffect(() => writeSession(keyOf(appId), JSON.stringify(tabs)), [appId, tabs]);
  // After an editor that is taken away has kept its state.
  const openBefore = useRef(tabs.paths);
  useEffect(() => {
    for (const path of openBefore.current) if (!tabs.paths.includes(path)) dropEditor(appId, path);
    openBefore.current = tabs.paths;
  }, [appId, tabs.paths]);

  const mark = useCallback(
    (path: string, isUnsaved: boolean) =>
      setUnsaved((before) => {
        if (before.includes(path) === isUnsaved) return before;
        return isUnsaved ? [...before, path] : before.filter((one) => one !== path);
      }),
    [],
  );
  const change = (next: OpenTabs) => {
    setKept(next);
    if (next.active !== openPath) onOpen(next.active);
  };

  return {
    paths: tabs.paths,
    active: tabs.active,
    unsaved,
    /** Open files, and closed ones of which some text is still to be saved. */
    alive: [...tabs.paths, ...unsaved.filter((path) => !tabs.paths.includes(path))],
    open: (path: string) => change(openTab(tabs, path, limits.openFilesMax)),
    close: (path: string) => change(closeTab(tabs, path)),
    closeOthers: (path: string) => change(closeOtherTabs(tabs, path, (other) => unsaved.includes(other))),
    move: (path: string, to: string) => setKept(moveTab(tabs, path, to)),
    next: (step: 1 | -1) => {
      const path = tabBeside(tabs, step);
      if (path !== null) onOpen(path);
    },
    /** The file has another path now, or none. */
    moved: (from: string, to: string | null) => {
      if (to === null) return change(closeTab(tabs, from));
      renameKeptEditor(appId, from, to);
      setRenamed({ from, to });
      onOpen(to);
    },
    mark,
  };
}

const keyOf = (appId: string) => `whittle.tabs.${appId}`;

const withAll = (tabs: OpenTabs, paths: readonly string[]): OpenTabs => ({
  ...tabs,
  paths: [...tabs.paths, ...paths.filter((path) => !tabs.paths.includes(path))],
});

/** The tabs that this window had; `first` for one that had none yet. */
function readTabs(appId: string, first: VersionFile | undefined): OpenTabs {
  try {
    const { paths, active } = JSON.parse(readSession(keyOf(appId)) ?? '') as OpenTabs;
    if (Array.isArray(paths) && paths.every((path) => typeof path === 'string'))
      return { paths, active: active !== null && paths.includes(active) ? active : (paths[0] ?? null) };
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  return first ? { paths: [first.path], active: first.path } : { paths: [], active: null };
}
