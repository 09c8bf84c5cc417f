import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { useState } from 'react';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { toolEditorTexts as texts } from '../tool-editor.texts.ts';
import { type ChangeTool, moved, withItem } from './panel-props.ts';

type ListKey = 'fields' | 'steps' | 'blocks' | 'stages';
type Item<K extends ListKey> = ToolDocument[K][number];

/** A list of the document: adding to it, changing, moving and deleting with a way back, and which item is open. */
export function useParts<K extends ListKey>(key: K, tool: ToolDocument, change: ChangeTool) {
  const items = tool[key] as Item<K>[];
  const [openId, setOpenId] = useState<string | null>(null);
  const put = (next: (items: Item<K>[]) => Item<K>[], how: 'typing' | 'at-once') =>
    change((now) => ({ ...now, [key]: next(now[key] as Item<K>[]) }), how);

  return {
    items,
    openId,
    toggle: (id: string) => setOpenId((now) => (now === id ? null : id)),
    add(item: Item<K>, at = items.length) {
      put((now) => now.toSpliced(at, 0, item), 'at-once');
      setOpenId(item.id);
    },
    update: (id: string, patch: Partial<Item<K>>, how: 'typing' | 'at-once' = 'typing') =>
      put((now) => withItem(now, id, patch), how),
    move: (from: number, to: number) => put((now) => moved(now, from, to), 'at-once'),
    remove(item: Item<K>, name: string) {
      const at = items.findIndex(({ id }) => id === item.id);
      put((now) => now.filter(({ id }) => id !== item.id), 'at-once');
      confirmWithToast(texts.removed(name || texts.unnamed), {
        label: texts.undo,
        onClick: () =>
          put((now) => (now.some(({ id }) => id === item.id) ? now : now.toSpliced(at, 0, item)), 'at-once'),
      });
    },
  };
}
