import { expect, test } from 'vitest';
import { germanReply } from '../../languages/german-reply.ts';
import { listLayouts } from '../../plan/plan.ts';
import { recognise } from '../../recognise/recognise.ts';
import type { Change } from '../change.ts';
import { applyChange } from './apply-change.ts';

test('[LANG-06] what is said of marks, figures and layouts has its German', () => {
  const { plan } = recognise('Putzplan: Aufgaben mit Raum, Datum, Kosten, Notizen und Status (offen, erledigt); Räume mit Name und Größe'); // prettier-ignore
  const entities = plan.entities.map(({ name, fields }, index) => ({ name, fields: index === 0 ? fields : fields.slice(0, 1) })); // prettier-ignore
  const bare = { ...plan, entities: plan.entities.map((entity, index) => ({ ...entity, fields: entities[index]!.fields, columns: [] })) }; // prettier-ignore
  const only = [{ kind: 'no', field: 'erledigt' }] as const;
  const mine = [{ kind: 'mine' }] as const;
  const entity = plan.entities[0]!.name;
  const mark: Change = { kind: 'highlight', entity, label: 'Offen', only: [...only] };
  const marked = applyChange(plan, mark);
  const changes: Change[] = [
    mark,
    { ...mark, only: [...mine] },
    { kind: 'count-figure', entity, only: [...only] },
    { kind: 'count-figure', entity, only: [...mine] },
    ...plan.entities.flatMap(({ name }) => listLayouts.map((layout): Change => ({ kind: 'list-layout', entity: name, layout }))), // prettier-ignore
  ];
  const applied = [...changes.map((change) => applyChange(bare, change)), applyChange('plan' in marked ? marked.plan : plan, mark)]; // prettier-ignore
  const left = applied.flatMap((one) => germanReply('problem' in one ? one.problem : one.said, plan).left);
  expect(left).toEqual([]);
});
