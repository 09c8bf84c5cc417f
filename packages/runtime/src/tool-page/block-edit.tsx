import type { FileBlockValue, FiguresValue, TableValue } from '@whittle/contract/tools/block-values';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

type Props = {
  block: ToolPage['blocks'][number];
  value: unknown;
  /** Stores the value. Throws when the server did not take it. */
  onSave: (value: unknown) => Promise<void>;
  onClose: () => void;
};

/** TOOL-16: a block in the hands of who asked for it: its text, or its cells. */
export function BlockEdit({ block, value, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(value);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  const save = () => {
    setState('saving');
    onSave(block.type === 'list' ? (draft as string[]).filter((item) => item.trim() !== '') : draft).then(onClose, () =>
      setState('failed'),
    );
  };
  return (
    <form
      className="form"
      aria-label={texts.editOf(block.title)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Draft type={block.type} title={block.title} draft={draft} onChange={setDraft} />
      {state === 'failed' && (
        <p className="problem" role="alert">
          {texts.notSaved}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary" disabled={state === 'saving'}>
          {texts.save}
        </button>
        <button type="button" className="plain" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

type DraftProps = { type: Props['block']['type']; title: string; draft: unknown; onChange: (next: unknown) => void };

function Draft({ type, title, draft, onChange }: DraftProps): ReactNode {
  const area = (text: string, put: (next: string) => unknown) => (
    <textarea
      rows={Math.min(20, Math.max(4, text.split('\n').length + 1))}
      aria-label={title || texts.result}
      value={text}
      onChange={({ target }) => onChange(put(target.value))}
    />
  );
  const cell = (label: string, text: string, put: (next: string) => unknown) => (
    <input type="text" aria-label={label} value={text} onChange={({ target }) => onChange(put(target.value))} />
  );
  if (type === 'rich_text') return area(String(draft), (next) => next);
  if (type === 'list') return area((draft as string[]).join('\n'), (next) => next.split('\n'));
  if (type === 'file') {
    const file = draft as FileBlockValue;
    return area(file.content, (content) => ({ ...file, content }));
  }
  if (type === 'key_figures') {
    const figures = draft as FiguresValue;
    const put = (at: number, patch: Partial<FiguresValue[number]>) =>
      figures.map((figure, index) => (index === at ? { ...figure, ...patch } : figure));
    return figures.map((figure, at) => (
      <div key={at} className="pair">
        {cell(texts.figureLabel(at + 1), figure.label, (label) => put(at, { label }))}
        {cell(texts.figureValue(at + 1), figure.value, (text) => put(at, { value: text }))}
      </div>
    ));
  }
  const table = draft as TableValue;
  const put = (at: number, column: number, text: string): TableValue => ({
    ...table,
    rows: table.rows.map((row, index) => (index === at ? row.with(column, text) : row)),
  });
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((text, column) => (
                <td key={column}>
                  {cell(`${table.columns[column] ?? ''} ${at + 1}`, text, (next) => put(at, column, next))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
