import { Plus } from 'lucide-react';
import { useState } from 'react';
import { modelConnectionTexts as texts } from '../../core/models/models.texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { type AnyConnection, ConnectionRow } from './connection-row.tsx';
import type { Whose } from './connections.requests.ts';

type ConnectionListProps = { whose: Whose; items: readonly AnyConnection[]; mayAdd: boolean };

/** Connections, and one more where there may be. */
export function ConnectionList({ whose, items, mayAdd }: ConnectionListProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((one) => (
            <ConnectionRow key={one.id} whose={whose} connection={one} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ConnectionForm whose={whose} connection={null} onClose={() => setIsAdding(false)} />
      ) : (
        mayAdd && (
          <Button className="self-start" icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            {whose === 'own' ? texts.addOwn : texts.add}
          </Button>
        )
      )}
    </>
  );
}
