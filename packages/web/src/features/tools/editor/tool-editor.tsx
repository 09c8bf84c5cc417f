import type { ToolDetails } from '@whittle/contract/tools/calls';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { type ReactNode, useCallback, useState } from 'react';
import { Panel } from '../../../core/panels/panel.tsx';
import { ScrollArea } from '../../../ui/scroll-area.tsx';
import { useToolDraft } from '../draft/use-tool-draft.ts';
import { BrandingPanel } from '../panels/branding-panel.tsx';
import { CtaPanel } from '../panels/cta-panel.tsx';
import { FieldsPanel } from '../panels/fields-panel.tsx';
import { PromptPanel } from '../panels/prompt-panel.tsx';
import { ResultsPanel } from '../panels/results-panel.tsx';
import { RunsPanel } from '../panels/runs-panel.tsx';
import { SettingsPanel } from '../panels/settings-panel.tsx';
import { SourcesPanel } from '../panels/sources-panel.tsx';
import { TextsPanel } from '../panels/texts-panel.tsx';
import { toolTexts as texts } from '../tools.texts.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { PanelList } from './panel-list.tsx';
import type { PanelName } from './panel-names.ts';
import type { SampleInputs } from './panel-props.ts';
import { SaveFailure, SaveState } from './save-state.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

type ToolEditorProps = {
  appId: string;
  details: ToolDetails;
  publishedUrl: string | null;
  /** The tool is a whole app: it is activated by publishing that. */
  isStandalone?: boolean;
  filesOrigin: string;
  /** What is filled in on the page beside the panels. */
  sample: SampleInputs;
  /** The dialog of the app's data sources. */
  sourcesDialog: (onClose: () => void) => ReactNode;
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
  /** Places the column of panels, and shows the document as it is being edited; the head says whether it is saved. */
  children: (parts: { head: ReactNode; column: ReactNode; document: ToolDocument }) => ReactNode;
};

/** EDIT-01, EDIT-08, EDIT-09: the panels of a tool beside what they make. */
export function ToolEditor(props: ToolEditorProps) {
  const { appId, details, publishedUrl, isStandalone = false, filesOrigin, sample, panel, onPanel, children } = props;
  const [hasSources, setHasSources] = useState(false);
  const openSources = useCallback(() => setHasSources(true), []);
  const { draft, state } = useToolDraft(appId, details);
  useUndoKeys(draft);
  const tool = state.document;
  const panelProps = { appId, tool, change: draft.change };
  const { gates, maySignUp } = details;
  const flush = () => draft.flush();
  const open = (next: PanelName | null) => {
    void flush();
    onPanel(next);
  };

  const shown = {
    texts: () => <TextsPanel {...panelProps} sample={sample} />,
    branding: () => <BrandingPanel {...panelProps} {...{ filesOrigin, gates }} />,
    fields: () => <FieldsPanel {...panelProps} {...{ gates, maySignUp }} />,
    prompt: () => <PromptPanel {...panelProps} sample={sample} />,
    sources: () => <SourcesPanel {...panelProps} onAdd={openSources} />,
    results: () => <ResultsPanel {...panelProps} />,
    cta: () => <CtaPanel {...panelProps} />,
    settings: () => <SettingsPanel {...panelProps} summary={details.tool} {...{ gates, flush }} />,
    runs: () => <RunsPanel appId={appId} tool={tool} />,
  };
  return (
    <>
      {children({
        head: <SaveState draft={draft} state={state} />,
        column: (
          <>
            <SaveFailure draft={draft} state={state} />
            {panel === null ? (
              <ScrollArea className="min-h-0 flex-1 p-4">
                <PanelList
                  {...{ appId, tool, publishedUrl, isStandalone, flush }}
                  summary={details.tool}
                  onOpen={(next) => open(next)}
                />
              </ScrollArea>
            ) : (
              <Panel
                key={panel}
                name={panel}
                title={texts.panel[panel]}
                backLabel={texts.panels}
                doneLabel={texts.done}
                onDone={() => open(null)}
              >
                {shown[panel]()}
              </Panel>
            )}
          </>
        ),
        document: tool,
      })}
      {hasSources && props.sourcesDialog(() => setHasSources(false))}
      {state.conflict && <ConflictDialog conflict={state.conflict} mine={tool} draft={draft} />}
    </>
  );
}
