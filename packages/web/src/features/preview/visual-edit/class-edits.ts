import type { ElementFacts } from '@whittle/contract/visual-edit';
import type { ShownEditChange } from './pending-edits.ts';
import { styleName } from './scales.ts';

type Setting = {
  facts: ElementFacts;
  /** Style properties that the classes set. */
  properties: readonly string[];
  add: string | null;
  remove: string | null;
  style?: [string, string][];
};

/** Sets a property by a class. A `style` that is written out would win over the class, so it goes. */
export function classEdits({ facts, properties, add, remove, style = [] }: Setting): ShownEditChange[] {
  const unstyled = facts.style.filter((name) => properties.some((property) => styleName(property) === name));
  return [
    ...unstyled.map((property): ShownEditChange => ({ edit: { kind: 'unstyle', property } })),
    {
      edit: {
        kind: 'classes',
        add: add === null ? [] : [add],
        remove: add === null && remove !== null ? [remove] : [],
      },
      style,
    },
  ];
}
