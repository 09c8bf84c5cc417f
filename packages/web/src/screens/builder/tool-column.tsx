import type { AppSummary } from '@whittle/contract/apps';
import type { ToolDetails } from '@whittle/contract/tools/calls';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { asPanelName, type PanelName } from '../../features/tools/editor/panel-names.ts';
import type { SampleInputs } from '../../features/tools/editor/panel-props.ts';
import { ToolEditor } from '../../features/tools/editor/tool-editor.tsx';
import { toolTexts as texts } from '../../features/tools/tools.texts.ts';
import { useTool } from '../../features/tools/tools.requests.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';

const DataSourcesDialog = lazyPart(
  async () => (await import('../../features/knowledge/data-sources-dialog.tsx')).DataSourcesDialog,
);

type ToolColumnProps = {
  app: AppSummary;
  toolId: string;
  filesOrigin: string;
  sample: SampleInputs;
  /** What the panels make of the tool, for its page beside them; null once they are closed. */
  onEdited: (document: ToolDocument | null) => void;
};

/** EDIT-01: the panels of the tool that the app is, in the column beside its page. */
export function ToolColumn({ app, toolId, filesOrigin, sample, onEdited }: ToolColumnProps) {
  const tool = useTool(app.id, toolId);
  const { panel, setPanel } = useOpenPanel();
  const { refetch } = tool;
  useEffect(() => {
    // The chat, or another window, made a version.
    if (app.latestVersionId !== null) void refetch();
  }, [app.latestVersionId, refetch]);
  if (tool.isPending) return <RowsToCome rows={6} className="m-4" />;
  if (!tool.data) {
    return (
      <div className="p-4">
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed} {sentenceOf(tool.error)}
        </RetryNotice>
      </div>
    );
  }
  return <Panels details={tool.data} {...{ app, filesOrigin, sample, onEdited, panel }} onPanel={setPanel} />;
}

/** The open panel is in the address, as it is of an app (EDIT-08). */
function useOpenPanel() {
  const [parameters, setParameters] = useSearchParams();
  const setPanel = (panel: PanelName | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('panel');
        if (panel !== null) next.set('panel', panel);
        return next;
      },
      { replace: true },
    );
  return { panel: asPanelName(parameters.get('panel')), setPanel };
}

type PanelsProps = Omit<ToolColumnProps, 'toolId'> & {
  details: ToolDetails;
  panel: PanelName | null;
  onPanel: (panel: PanelName | null) => void;
};

const Panels = ({ app, details, onEdited, ...rest }: PanelsProps) => (
  <ToolEditor
    appId={app.id}
    details={details}
    publishedUrl={app.publishedUrl}
    isStandalone
    sourcesDialog={(onClose) => <DataSourcesDialog appId={app.id} onClose={onClose} />}
    {...rest}
  >
    {({ head, column, document }) => (
      <>
        <div className="flex shrink-0 justify-end px-2">{head}</div>
        {column}
        <Shown document={document} onEdited={onEdited} />
      </>
    )}
  </ToolEditor>
);

/** Nothing to see: hands the document on to the page. */
function Shown({ document, onEdited }: { document: ToolDocument; onEdited: ToolColumnProps['onEdited'] }) {
  useEffect(() => onEdited(document), [document, onEdited]);
  useEffect(() => () => onEdited(null), [onEdited]);
  return null;
}
