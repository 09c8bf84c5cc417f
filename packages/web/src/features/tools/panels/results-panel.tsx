import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import { type ResultBlock, resultBlockSchema } from '@whittle/contract/tools/tool-document';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { OrderedList } from '../editor/ordered-list.tsx';
import type { PanelProps } from '../editor/panel-props.ts';
import { PartRow } from '../editor/part-row.tsx';
import { useParts } from '../editor/use-parts.ts';
import { newPartId } from '@whittle/domain/tools/part-ids';
import { toolEditorTexts } from '../tool-editor.texts.ts';
import { BlockEditor } from './block-editor.tsx';

const texts = toolEditorTexts.results;

/** The parts of a result, in the order in which they are shown. */
export function ResultsPanel({ appId, tool, change }: PanelProps) {
  const parts = useParts('blocks', tool, change);
  const blocks = parts.items;
  const isFull = blocks.length >= limits.blocks;
  const put = (block: Partial<ResultBlock>, title: string, at?: number) =>
    parts.add(
      resultBlockSchema.parse({ type: 'rich_text', ...block, id: newPartId(title, blocks, 'block'), title }),
      at,
    );
  // EDIT-02
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer it with a promise, which is nothing to clean up with.
    void editor.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={editor} className="flex flex-col gap-3">
      {blocks.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
      <OrderedList
        label={texts.title}
        items={blocks}
        nameOf={({ title }) => title || toolEditorTexts.unnamed}
        onMove={parts.move}
      >
        {(block, handle, at) => (
          <PartRow
            handle={handle}
            name={block.title}
            says={[texts.types[block.type], block.template.trim() !== '' && texts.byTemplate]
              .filter(Boolean)
              .join(', ')}
            isOpen={parts.openId === block.id}
            onToggle={() => parts.toggle(block.id)}
            onUp={at > 0 ? () => parts.move(at, at - 1) : null}
            onDown={at < blocks.length - 1 ? () => parts.move(at, at + 1) : null}
            onDuplicate={isFull ? null : () => put(block, toolEditorTexts.fields.copyOf(block.title), at + 1)}
            onDelete={() => parts.remove(block, block.title)}
          >
            <BlockEditor {...{ appId, block, tool }} onChange={(patch, how) => parts.update(block.id, patch, how)} />
          </PartRow>
        )}
      </OrderedList>
      {isFull ? (
        <p className="text-ink-2">{texts.maximum(limits.blocks)}</p>
      ) : (
        <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={() => put({}, texts.newBlock)}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
