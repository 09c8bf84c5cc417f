import { expect, it } from 'vitest';
import { planOf } from '../plan.fixture.ts';

const client = "import { base44 } from '@/api/base44Client';";
const fieldsOf = (files: Record<string, string>) =>
  Object.fromEntries(
    planOf({ 'package.json': '{}', ...files }).entities.map((one) => [one.name, one.schema.properties]),
  );

it('[IMPORT-03] fields that are set through one computed key keep types of their own', () => {
  const { Task } = fieldsOf({
    'src/pages/Board.jsx': `${client}
export default function Board() {
  const [form, setForm] = useState({ title: '', notes: '', hours: 1 });
  const change = (field, value) => setForm((before) => ({ ...before, [field]: value }));
  const typed = (e) => setForm({ ...form, [e.target.name]: e.target.type === 'checkbox' ? e.target.checked : e.target.value });
  return <form onSubmit={() => base44.entities.Task.create(form)}>
    <input name="title" value={form.title} onChange={typed} /><input name="notes" value={form.notes} onChange={typed} />
    <Switch checked={form.urgent} onCheckedChange={(on) => change('urgent', true)} />
    <button onClick={() => change('hours', 3)} /><button onClick={() => change('state', 'open')} />
  </form>;
}`,
  });
  expect(Task).toEqual({
    title: { type: 'string' },
    notes: { type: 'string' },
    hours: { type: 'number' },
    urgent: { type: 'boolean' },
    state: { type: 'string' },
  });
});

it('[IMPORT-03] a helper that many call hands on what each of them gives it', () => {
  const helpers = `${client}
export const withOrg = (payload) => ({ ...payload, org_id: 'x' });
export const useRecords = (entity) => ({ add: (data) => entity.create(data) });`;
  const page = (entity: string, field: string) => `${client}
import { withOrg, useRecords } from '@/lib/helpers';
export default function ${entity}s() {
  const { add } = useRecords(base44.entities.${entity}Log);
  const save = () => base44.entities.${entity}.create(withOrg({ ${field}: 'y' }));
  return <b onClick={() => add({ ${field}_log: 1 }) && save()} />;
}`;
  const found = fieldsOf({
    'src/lib/helpers.js': helpers,
    'src/pages/Tasks.jsx': page('Task', 'task_text'),
    'src/pages/Notes.jsx': page('Note', 'note_text'),
  });
  expect(Object.keys(found['Task']!)).toEqual(['task_text', 'org_id']);
  expect(Object.keys(found['Note']!)).toEqual(['note_text', 'org_id']);
  expect(found).toMatchObject({ TaskLog: {}, NoteLog: {} });
  expect(Object.keys({ ...found['TaskLog'], ...found['NoteLog'] })).toEqual([]);
});

it('[IMPORT-04] fields that schemas do not declare are one short note', () => {
  const names = Array.from({ length: 40 }, (_, at) => `field_${at}`);
  const write = (entity: string) =>
    `base44.entities.${entity}.create({ ${names.map((name) => `${name}: 1`).join(', ')} });`;
  const entities = ['Task', 'Note'];
  const planWith = (used: string[]) =>
    planOf({
      'package.json': '{}',
      ...Object.fromEntries(entities.map((name) => [`entities/${name}.json`, '{ "properties": {} }'])),
      'src/pages/Home.jsx': `${client}\n${used.map(write).join('\n')}\nexport default () => <b />;`,
    }).warnings;
  expect(planWith(['Task'])).toMatchObject([
    {
      path: 'pages/Home.jsx',
      line: 2,
      message:
        'The code writes “field_0”, “field_1”, “field_2”, “field_3”, “field_4”, “field_5”, “field_6”, “field_7” and 32 more to “Task”, which its schema does not declare; the values are kept.',
    },
  ]);
  expect(planWith(entities).map(({ message }) => message)).toEqual([
    'The code writes fields that the schemas do not declare; their values are kept: Note (field_0, field_1, field_2…) and Task (field_0, field_1, field_2…).',
  ]);
});
