import type { VersionFile } from '@whittle/contract/versions';
import { type FileKind, fileKindNames } from '@whittle/domain/files/file-kinds';
import { normalisePath } from '@whittle/domain/files/paths';
import {
  AppWindow,
  Bot,
  Braces,
  Component,
  File,
  FileJson,
  Image,
  Paintbrush,
  Palette,
  PanelsTopLeft,
  Server,
  Settings2,
  SquareFunction,
  Table2,
  WandSparkles,
} from 'lucide-react';
import { fileKindTexts } from '../../lib/file-kinds.texts.ts';
import { fileTexts as texts } from './files.texts.ts';

const icons: Record<FileKind, typeof File> = {
  page: File,
  component: Component,
  layout: PanelsTopLeft,
  'global-css': Palette,
  entity: Table2,
  service: Server,
  root: AppWindow,
  style: Paintbrush,
  data: FileJson,
  settings: Settings2,
  asset: Image,
  function: SquareFunction,
  agent: Bot,
  'other-code': Braces,
  tool: WandSparkles,
};

type FileTreeProps = { files: readonly VersionFile[]; openPath: string | null; onOpen: (path: string) => void };

export function FileTree({ files, openPath, onOpen }: FileTreeProps) {
  const named = files.map(({ path }) => {
    const file = normalisePath(path);
    return file.ok ? { path, kind: file.kind, name: file.name } : { path, kind: 'other-code' as const, name: path };
  });
  return (
    <nav aria-label={texts.files} className="flex flex-col gap-3 px-2">
      {fileKindNames.map((kind) => {
        const ofKind = named.filter((file) => file.kind === kind);
        const Icon = icons[kind];
        if (ofKind.length === 0) return null;
        return (
          <section key={kind}>
            <h3 className="type-meta px-2 pb-1 text-ink-3">{fileKindTexts[kind].group}</h3>
            <ul>
              {ofKind.map(({ path, name }) => (
                <li key={path}>
                  <button
                    type="button"
                    aria-current={path === openPath || undefined}
                    onClick={() => onOpen(path)}
                    className="quick focus-inset flex min-h-7 w-full items-center gap-2 rounded-chip px-2 text-start hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:text-accent-text coarse:min-h-11"
                  >
                    <Icon aria-hidden size={16} className="text-ink-3" />
                    <span className="min-w-0 truncate">{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
