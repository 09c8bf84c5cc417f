import { useEffect } from 'react';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { contextItemTexts } from '../../../core/knowledge/context-items.texts.ts';
import { useContextItems } from '../../../core/knowledge/context-items.ts';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import type { PanelProps } from '../editor/panel-props.ts';
import { toolEditorTexts } from '../tool-editor.texts.ts';

const texts = toolEditorTexts.sources;

/** EDIT-03: which data sources of the app the tool answers from; where there are none, the dialog that adds them opens. */
export function SourcesPanel({ appId, tool, change, onAdd }: PanelProps & { onAdd: () => void }) {
  const list = useContextItems(appId);
  const isEmpty = list.data?.contextItems.length === 0;
  useEffect(() => {
    if (isEmpty) onAdd();
  }, [isEmpty, onAdd]);
  if (list.isPending) return <RowsToCome rows={3} />;
  if (list.isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={list.refetch}>
        {texts.loadFailed} {sentenceOf(list.error)}
      </RetryNotice>
    );
  }
  const items = list.data.contextItems;
  const chosen = tool.contextItems;
  const gone = chosen.filter((id) => items.every((item) => item.id !== id));
  const isFull = chosen.length >= knowledgeLimits.contextItemsPerTool;
  const choose = (contextItems: string[]) => change((one) => ({ ...one, contextItems }), 'at-once');
  const forget = (
    <Button size="small" onClick={() => choose(chosen.filter((id) => !gone.includes(id)))}>
      {texts.forget}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{items.length === 0 ? texts.none : texts.about}</p>
      {gone.length > 0 && (
        <Notice kind="warning" action={forget}>
          {texts.gone(gone.length)}
        </Notice>
      )}
      {items.map(({ id, name, status }) => (
        <CheckRow
          key={id}
          label={name}
          says={contextItemTexts.status[status]}
          isChecked={chosen.includes(id)}
          onChange={(isChecked) => {
            if (!isChecked) choose(chosen.filter((one) => one !== id));
            else if (!isFull) choose([...chosen, id]);
          }}
        />
      ))}
      <Button className="self-start" onClick={onAdd}>
        {texts.add}
      </Button>
      {isFull && <p className="type-meta text-ink-2">{texts.max(knowledgeLimits.contextItemsPerTool)}</p>}
    </div>
  );
}
