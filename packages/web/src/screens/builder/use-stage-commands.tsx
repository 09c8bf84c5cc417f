import { Code, Database, ExternalLink, File, Globe, PanelsTopLeft, RotateCw, SquarePen } from 'lucide-react';
import { pageUrl } from '@whittle/domain/publishing/page-url';
import { useMemo } from 'react';
import { type Command, useCommands } from '../../core/commands/command.ts';
import { commandTexts } from '../../core/commands/commands.texts.ts';
import { previewTexts } from '../../features/preview/preview.texts.ts';
import type { Preview } from '../../features/preview/use-preview.ts';
import { publishingTexts } from '../../features/publishing/publishing.texts.ts';
import { visualEditTexts } from '../../features/preview/visual-edit/visual-edit.texts.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { builderTexts as texts } from './builder.texts.ts';
import type { BuilderView } from './use-builder-address.ts';

type StageHandlers = {
  preview: Preview;
  pages: readonly string[];
  /** The app is one AI tool: it has no records, and one page. */
  isTool: boolean;
  onView: (view: BuilderView) => void;
  onOpenTab: () => void;
  onPublish: () => void;
  /** Changing elements on the page; null where that is not possible. */
  editing: { isOn: boolean; toggle: () => void } | null;
};

/** What can be done with the stage, for the palette. */
export function useStageCommands(handlers: StageHandlers): void {
  const latest = useLatest(handlers);
  const { pages, isTool, editing } = handlers;
  const isEditing = editing?.isOn ?? null;
  const commands = useMemo<Command[]>(() => {
    const here = { group: commandTexts.groups.here };
    const show = (view: BuilderView) => () => latest.current.onView(view);
    if (pages.length === 0) return [];
    return [
      { ...here, id: 'view preview', title: texts.preview, icon: <PanelsTopLeft size={16} />, run: show('preview') },
      ...(isTool
        ? []
        : [
            {
              ...here,
              id: 'view database',
              title: texts.database,
              icon: <Database size={16} />,
              run: show('database'),
            },
          ]),
      { ...here, id: 'view code', title: texts.code, icon: <Code size={16} />, run: show('code') },
      {
        ...{ ...here, id: 'refresh', title: previewTexts.refresh, icon: <RotateCw size={16} /> },
        run: () => latest.current.preview.refresh(),
      },
      ...(isEditing === null
        ? []
        : [
            {
              ...{ ...here, id: 'visual edit', icon: <SquarePen size={16} /> },
              title: isEditing ? visualEditTexts.close : visualEditTexts.edit,
              run: () => {
                latest.current.onView('preview');
                latest.current.editing?.toggle();
              },
            },
          ]),
      {
        ...{ ...here, id: 'new tab', title: previewTexts.newTab, icon: <ExternalLink size={16} /> },
        run: () => latest.current.onOpenTab(),
      },
      {
        ...{ ...here, id: 'publish', title: publishingTexts.publish, icon: <Globe size={16} /> },
        run: () => latest.current.onPublish(),
      },
      ...(isTool ? [] : pages).map((page): Command => ({
        ...{ id: `page ${page}`, title: page, group: commandTexts.groups.pages, icon: <File size={16} /> },
        run: () => {
          latest.current.onView('preview');
          latest.current.preview.goTo(pageUrl(page));
        },
      })),
    ];
  }, [latest, pages, isTool, isEditing]);
  useCommands(commands);
}
