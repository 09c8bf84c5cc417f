import type { SchemaChange, SchemaChangePreview } from '@whittle/contract/schema-changes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { previewSchemaChange } from './schema.requests.ts';
import { schemaTexts as texts } from './schema.texts.ts';

/** What is asked before it is done. */
export type AskedChange = Extract<
  SchemaChange,
  { type: 'update_column_header' | 'update_column_type' | 'delete_column' }
>;

type ChangeColumnDialogProps = {
  appId: string;
  entity: string;
  change: AskedChange;
  /** Files of the app that speak of the column. */
  usedIn: readonly string[];
  onChange: (change: SchemaChange) => Promise<void>;
  /** Sends a message to the chat. */
  onAsk: (message: string) => Promise<void>;
  onClose: () => void;
};

/** Shows on real rows what a change of a column does to the stored values, before it is done (N-35). */
export function ChangeColumnDialog({
  appId,
  entity,
  change,
  usedIn,
  onChange,
  onAsk,
  onClose,
}: ChangeColumnDialogProps) {
  const preview = useQuery({
    queryKey: ['apps', appId, 'schema-preview', entity, change],
    queryFn: ({ signal }) => previewSchemaChange(appId, entity, change, signal),
    gcTime: 0,
  });
  const [asksChat, setAsksChat] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const words = wordsOf(entity, change);
  const refusal = preview.error ? sentenceOf(preview.error, texts.failed) : null;

  const run = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      await onChange(change);
      onClose();
      if (usedIn.length > 0 && asksChat) await onAsk(words.ask).catch(() => undefined);
    } catch (error) {
      setProblem(sentenceOf(error, texts.failed));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={texts.version}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant={change.type === 'delete_column' ? 'danger' : 'filled'}
            isBusy={isBusy}
            disabled={!preview.data}
            onClick={() => void run()}
          >
            {words.run}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {preview.isPending && (
          <p role="status" className="text-ink-2">
            {texts.looking}
          </p>
        )}
        {preview.data && <Consequences change={change} preview={preview.data} />}
        {usedIn.length > 0 && (
          <div className="flex flex-col gap-2">
            <p>{texts.used(usedIn.length)}</p>
            <p className="type-code break-words text-ink-2">{usedIn.slice(0, 6).join(', ')}</p>
            <label className="flex min-h-8 items-center gap-2 coarse:min-h-11">
              <input
                type="checkbox"
                checked={asksChat}
                onChange={(event) => setAsksChat(event.target.checked)}
                className="size-4 accent-accent"
              />
              {texts.askChat}
            </label>
          </div>
        )}
        {(problem ?? refusal) && <Notice kind="danger">{problem ?? refusal}</Notice>}
      </div>
    </Dialog>
  );
}

function Consequences({ change, preview }: { change: AskedChange; preview: SchemaChangePreview }) {
  if (change.type === 'update_column_header') return <p>{texts.moved(preview.values)}</p>;
  if (change.type === 'delete_column') return <p>{texts.hidden(preview.values)}</p>;
  return (
    <>
      <p>{texts.converted(preview.converted)}</p>
      {preview.samples.length > 0 && (
        <table className="w-full text-start">
          <thead className="type-meta text-ink-3">
            <tr>
              <th className="w-1/2 font-normal">{texts.before}</th>
              <th className="font-normal">{texts.after}</th>
            </tr>
          </thead>
          <tbody className="type-code">
            {preview.samples.map(({ before, after }, at) => (
              <tr key={at}>
                <td className="py-0.5 pe-3 break-words">{before}</td>
                <td className="py-0.5 break-words">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {preview.kept > 0 && (
        <Notice kind="warning">
          {texts.kept(preview.kept)}
          <span className="type-code mt-1 block break-words">
            {preview.examples.map(({ value }) => value).join(' · ')}
          </span>
        </Notice>
      )}
    </>
  );
}

function wordsOf(entity: string, change: AskedChange): { title: string; run: string; ask: string } {
  const { columnId } = change;
  switch (change.type) {
    case 'update_column_header':
      return {
        title: texts.rename(columnId, change.label),
        run: texts.renameDo,
        ask: texts.askRename(entity, columnId, change.label),
      };
    case 'update_column_type':
      return {
        title: texts.retype(columnId, change.dataType),
        run: texts.retypeDo,
        ask: texts.askRetype(entity, columnId, change.dataType),
      };
    case 'delete_column':
      return { title: texts.delete(columnId), run: texts.deleteDo, ask: texts.askDelete(entity, columnId) };
  }
}
