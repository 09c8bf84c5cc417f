// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entitySchemaSchema } from '@whittle/contract/entities';
import { parseEntity } from '@whittle/domain/entities/entity';
import { gridColumns } from '@whittle/domain/entities/grid/columns';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { refusal } from '../../../testing/server.ts';
import { CellDisplay } from './cell-display.tsx';
import { CellEditor } from './cell-editor.tsx';
import type { GridTarget } from './grid-handlers.ts';
import { gridCells } from './grid-cells.ts';
import { gridLayout } from './grid-layout.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parsed = parseEntity(
  'Task',
  JSON.stringify(
    entitySchemaSchema.parse({
      properties: {
        title: { type: 'string' },
        tags: { type: 'array', items: { type: 'string', enum: ['red', 'green', 'blue', 'grey'] } },
        image: { type: 'string' },
        due: { type: 'string', format: 'date' },
        at: { type: 'string', format: 'date-time' },
      },
    }),
  ),
);
if (!parsed.ok) throw new Error(parsed.message);
const columns = gridColumns(parsed.entity);
const column = (id: string) => columns.find((one) => one.id === id)!;

test('[GRID-13] badges without room are counted', () => {
  render(<CellDisplay column={column('tags')} value={['red', 'green', 'blue', 'grey']} filesOrigin="" width={140} />);
  expect(screen.getByText('red')).toBeDefined();
  expect(screen.queryByText('grey')).toBeNull();
  expect(screen.getByText('+2').getAttribute('title')).toBe('red, green, blue, grey');
});

test('[GRID-13] badges that have room are shown, and one that has none is cut and named in full', () => {
  render(<CellDisplay column={column('tags')} value={['red', 'green', 'blue', 'grey']} filesOrigin="" width={200} />);
  expect(screen.getByText('grey')).toBeDefined();
  expect(screen.queryByText(/^\+/)).toBeNull();
  cleanup();
  const long = 'Waiting for the answer of the supplier';
  render(<CellDisplay column={column('tags')} value={[long, 'red']} filesOrigin="" width={200} />);
  expect(screen.getByText(long).getAttribute('title')).toBe(long);
  expect(screen.getByText('+1')).toBeDefined();
});

test.each(['31.04.2026', '04.31.2026', '2026-02-31', 'Room 5'])(
  '[ENT-41] %s in a field of dates is shown as it is stored, and marked',
  (text) => {
    for (const id of ['due', 'at']) {
      render(<CellDisplay column={column(id)} value={text} filesOrigin="" width={140} />);
      expect(screen.getByText(text)).toBeDefined();
      expect(screen.getByTitle(`${text}: not a date of the calendar`)).toBeDefined();
      cleanup();
    }
  },
);

test('[ENT-41] a date is not marked, however exact its time is', () => {
  render(<CellDisplay column={column('due')} value="2026-04-30T10:00:00.123456" filesOrigin="" width={140} />);
  expect(screen.getByText('2026-04-30')).toBeDefined();
  render(<CellDisplay column={column('at')} value="2026-04-30 10:00" filesOrigin="" width={140} />);
  expect(screen.getByText('2026-04-30 10:00')).toBeDefined();
  expect(screen.queryByTitle(/not a date/)).toBeNull();
});

function edit(id: string, value: unknown) {
  const handlers = { onSave: vi.fn(), onRefuse: vi.fn(), onCancel: vi.fn() };
  renderScreen(
    <CellEditor
      column={column(id)}
      value={value}
      text={null}
      typed={null}
      appId="a"
      filesOrigin=""
      onAddOption={null}
      {...handlers}
    />,
  );
  return { ...handlers, user: userEvent.setup() };
}

test('[GRID-15] a text is saved without the space around it, and an empty one not at all', async () => {
  const { user, onSave, onCancel } = edit('title', 'old');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '  new  {Enter}');
  expect(onSave).toHaveBeenCalledWith('new', [1, 0]);
  cleanup();
  const empty = edit('title', 'old');
  await empty.user.clear(screen.getByRole('textbox'));
  await empty.user.type(screen.getByRole('textbox'), '   {Enter}');
  expect([empty.onSave.mock.calls, empty.onCancel.mock.calls.length]).toEqual([[], 1]);
  expect(onCancel).not.toHaveBeenCalled();
});

/** Stands in for the browser's way of sending a form, and for a server that takes none. */
function fakeUploads() {
  const sent: { progress(part: number): void; answer(said: ReturnType<typeof refusal>): void }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 0;
      responseText = '';
      open() {}
      setRequestHeader() {}
      send() {
        sent.push({
          progress: (part) =>
            this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: part * 1_000, total: 1_000 })),
          answer: ({ status, body }) => {
            this.status = status;
            this.responseText = JSON.stringify(body);
            this.dispatchEvent(new Event('load'));
          },
        });
      }
    },
  );
  return sent;
}

test('[GRID-31] an upload that the server refuses says why, and saves nothing', async () => {
  const uploads = fakeUploads();
  const { user, onSave } = edit('image', null);
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(field, new File(['x'], 'a.png', { type: 'image/png' }));
  uploads[0]!.progress(0.424);
  expect(await screen.findByRole('button', { name: /^Uploading 42%/ })).toBeDefined();
  uploads[0]!.answer(refusal('storage-full'));
  expect(await screen.findByText(/^The server’s disk is full/)).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
});

test('[GRID-26] records that are being deleted, and fields that the server sets, cannot be edited', () => {
  const placed = columns.map((one) => ({ ...one, width: 150 }));
  const records = ['a', 'b'].map((id) => ({ id, title: id, createdAt: '', creatorId: null }));
  const at = { row: 0, column: 1 };
  const { mayEdit } = gridCells({
    layout: gridLayout([], placed),
    range: { anchor: at, focus: at },
    bounds: { rows: 2, columns: placed.length + 3, lastData: placed.length, pageRows: 5 },
    pending: [],
    indexOf: (id) => records.findIndex((record) => record.id === id),
    recordAt: (index) => records[index] as Extract<GridTarget, { kind: 'record' }>['record'] | undefined,
    edits: new Map(),
    disabled: new Set(['a']),
    isReadOnly: false,
    handlers: {} as Parameters<typeof gridCells>[0]['handlers'],
  });
  const places = [0, 1].map((row) => placed.map((_, index) => mayEdit({ row, column: index + 1 }) !== null));
  expect(places[0]).toEqual(placed.map(() => false));
  expect(places[1]).toEqual(placed.map(({ readonly }) => !readonly));
});
