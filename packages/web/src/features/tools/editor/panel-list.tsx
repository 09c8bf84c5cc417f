import type { ToolSummary } from '@whittle/contract/tools/calls';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { toolProblems } from '@whittle/domain/tools/tool-problems';
import {
  LayoutList,
  LibraryBig,
  type LucideIcon,
  MousePointerClick,
  Palette,
  RectangleEllipsis,
  Play,
  Settings2,
  SquarePen,
  Type,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useContextItems } from '../../../core/knowledge/context-items.ts';
import { PanelRow } from '../../../core/panels/panel-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusSwitch } from '../status-switch.tsx';
import { EmbedSnippet } from '../embed-snippet.tsx';
import { ToolAddress } from '../tool-address.tsx';
import { problemSentence } from '../tool-problem-words.ts';
import { toolTexts as texts } from '../tools.texts.ts';
import { type PanelName, panelNames } from './panel-names.ts';

const icons: Record<PanelName, LucideIcon> = {
  texts: Type,
  branding: Palette,
  fields: RectangleEllipsis,
  prompt: SquarePen,
  sources: LibraryBig,
  results: LayoutList,
  cta: MousePointerClick,
  settings: Settings2,
  runs: Play,
};

type PanelListProps = {
  appId: string;
  summary: ToolSummary;
  tool: ToolDocument;
  publishedUrl: string | null;
  isStandalone: boolean;
  flush: () => Promise<void>;
  onOpen: (panel: PanelName) => void;
};

/** EDIT-01: whether the tool runs, what is missing, and the panels to change it in. */
export function PanelList(props: PanelListProps) {
  const { appId, summary, tool, publishedUrl, isStandalone, flush, onOpen } = props;
  const problems = [...new Set(toolProblems(tool).map(problemSentence))];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {!isStandalone && <StatusSwitch appId={appId} tool={summary} flush={flush} />}
        <ToolAddress tool={summary} publishedUrl={publishedUrl} />
        {publishedUrl !== null && (
          <EmbedSnippet title={summary.title} path={summary.path} publishedUrl={publishedUrl} />
        )}
      </div>
      {problems.length > 0 && (
        <Notice kind="warning">
          <span className="font-medium">{texts.problems(problems.length)}</span>
          <span className="mt-1 flex flex-col gap-1">
            {problems.map((problem) => (
              <span key={problem}>{problem}</span>
            ))}
          </span>
        </Notice>
      )}
      <nav aria-label={texts.panels}>
        <ul className="-mx-2 flex flex-col">
          {panelNames.map((name) => {
            const row = { panel: name, icon: icons[name], about: texts.panelAbout[name], onClick: () => onOpen(name) };
            return name === 'sources' && tool.contextItems.length > 0 ? (
              <SourcesRow key={name} {...{ appId, tool, row }} />
            ) : (
              <PanelRow key={name} title={texts.panel[name]} {...row} />
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

type SourcesRowProps = Pick<PanelListProps, 'appId' | 'tool'> & { row: Omit<ComponentProps<typeof PanelRow>, 'title'> };

/** EDIT-03: the entry is called by the data sources that the tool has. */
function SourcesRow({ appId, tool, row }: SourcesRowProps) {
  const items = useContextItems(appId).data?.contextItems ?? [];
  const names = items.filter(({ id }) => tool.contextItems.includes(id)).map(({ name }) => name);
  return <PanelRow title={names.length > 0 ? texts.sourcesNamed(names.join(', ')) : texts.panel.sources} {...row} />;
}
