import type { ToolField } from '@whittle/contract/tools/tool-document';
import type { ToolItem } from '@whittle/contract/tools/tool-run';
import { useEffect, useState } from 'react';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';

type Props = {
  field: ToolField;
  shared: { id: string } & Record<`aria-${string}`, string | boolean | undefined>;
  value: string;
  client: RunClient;
  onChange: (value: string) => void;
};

/** A choice from what another tool made for the same person. */
export function ItemField({ field, shared, value, client, onChange }: Props) {
  const [items, setItems] = useState<ToolItem[] | 'failed' | null>(null);
  useEffect(() => {
    let isHere = true;
    client.items(field.id).then(
      (found) => isHere && setItems(found),
      () => isHere && setItems('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [client, field.id]);
  const listed = Array.isArray(items) ? items : [];
  return (
    <>
      <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{items === null ? texts.loading : field.placeholder || texts.choose}</option>
        {listed.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      {items === 'failed' && <p className="help">{texts.itemsFailed}</p>}
      {items !== null && listed.length === 0 && items !== 'failed' && <p className="help">{texts.noItems}</p>}
    </>
  );
}
