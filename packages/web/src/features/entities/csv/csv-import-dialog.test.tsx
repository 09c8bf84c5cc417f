// @vitest-environment happy-dom
import { parseEntity } from '@whittle/domain/entities/entity';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityProblems } from '../../../testing/axe.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { fakeServer, refusal } from '../../../testing/server.ts';
import { Toasts } from '../../../lib/toasts.tsx';
import { CsvImportDialog } from './csv-import-dialog.tsx';
import { createCsvAnswers, type WorkerCall } from './csv-worker-calls.ts';

/** The worker's own code, in this thread. */
class SameThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly answer = createCsvAnswers();
  postMessage(call: WorkerCall) {
    void this.answer(call).then((data) => this.onmessage?.({ data }));
  }
  terminate() {}
}

const parsed = parseEntity(
  'Booking',
  JSON.stringify({
    properties: {
      name: { type: 'string' },
      seats: { type: 'number' },
      isPaid: { type: 'boolean' },
      tags: { type: 'array', items: { type: 'string' } },
    },
    required: ['name'],
  }),
);
if (!parsed.ok) throw new Error(parsed.message);
const { entity } = parsed;
const mappingPath = '/api/apps/a/entities/Booking/csv-mapping';
const bulkPath = '/live_api/apps/a/entities/Booking/bulk';

beforeEach(() => vi.stubGlobal('Worker', SameThreadWorker));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: Parameters<typeof fakeServer>[0] = {}, { as = entity }: { as?: typeof entity } = {}) {
  const server = fakeServer({ [`POST ${bulkPath}`]: { status: 201, body: [] }, ...answers });
  const onClose = vi.fn();
  const onImported = vi.fn();
  renderScreen(
    <>
      <CsvImportDialog appId="a" entity={as} onClose={onClose} onImported={onImported} />
      <Toasts />
    </>,
  );
  const user = userEvent.setup();
  const choose = (content: string) =>
    user.upload(screen.getByLabelText('Select CSV File', { selector: 'input' }), new File([content], 'a.csv'));
  return { server, onClose, onImported, user, choose };
}

describe('[CSV-01] [CSV-02] the first step', () => {
  it('says what it is, and leads to a file', async () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Import Booking Data' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Upload CSV',
      '2Map Columns',
      '3Import Data',
    ]);
    expect(screen.getByRole('button', { name: 'Select CSV File' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it.each([
    ['', 'CSV file appears to be empty'],
    ['name,seats\n', 'No valid data rows found in CSV'],
    ['"name,seats\nAda,1', 'Failed to parse CSV file. Please check the format.'],
  ])('[CSV-11] [CSV-20] refuses %j in words', async (content, sentence) => {
    const { choose } = open();
    await choose(content);
    expect(await screen.findByText(sentence)).toBeDefined();
  });
});

describe('[CSV-04] [CSV-05] the mapping', () => {
  const csv = 'Full Name,Seats,Paid,Labels\nAda,4,1,a;b\nGrace,2,TRUE,c\n';

  it('[CSV-03] [CSV-18] says while it asks, and uses the built-in matcher when there is no answer', async () => {
    const answer = Promise.withResolvers<void>();
    const { choose } = open({ [`POST ${mappingPath}`]: refusal('csv-mapping-failed') });
    const held = globalThis.fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      await answer.promise;
      return held(...args);
    });
    await choose(csv);
    expect(await screen.findByText('Analyzing CSV and generating mapping suggestions...')).toBeDefined();
    answer.resolve();
    expect(
      await screen.findByText("Couldn't generate AI mapping suggestions. Using basic mapping instead."),
    ).toBeDefined();
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(['CSV Column', 'Maps To', 'Split Character', 'Preview']);
    const field = (header: string) => screen.getByLabelText<HTMLSelectElement>(`Field for ${header}`).value;
    expect(['Full Name', 'Seats', 'Paid', 'Labels'].map(field)).toEqual(['name', 'seats', 'isPaid', 'tags']);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[N-37] shows the values as they would be stored, and what does not fit', async () => {
    const { choose, user } = open();
    await choose(csv);
    await screen.findByText('2 rows');
    const row = screen.getByRole('row', { name: /Paid/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['1 becomes false1 → false', 'true']);
    await user.selectOptions(screen.getByLabelText('Field for Full Name'), 'seats');
    expect(screen.getByLabelText('Ada, does not fit the field')).toBeDefined();
    expect(
      screen.getByText('No column is matched to name, which every record needs. Rows without it are rejected.'),
    ).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('Field for Seats').value).toBe('');
  });

  const german = 'Full Name;Seats;Paid\nAda;-12,5;ja\nGrace;1.000,00;nein\nAlan;7 pieces;ja\n';

  it('[CSV-25] finds out how numbers and words are written, and lets a person say otherwise', async () => {
    const { choose, user } = open();
    await choose(german);
    await screen.findByText('3 rows');
    expect(screen.getByLabelText<HTMLSelectElement>('Numbers').value).toBe('decimal-comma');
    expect(screen.getByLabelText<HTMLSelectElement>('Yes or no').value).toBe('yes-words');
    const values = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(values(/Seats/)).toEqual(['-12.5', '1000', '7 pieces becomes 77 pieces → 7']);
    expect(values(/Paid/)).toEqual(['true', 'false', 'true']);
    await user.selectOptions(screen.getByLabelText('Numbers'), 'specified');
    expect(values(/Seats/)[0]).toBe('-12,5 becomes -12-12,5 → -12');
    await user.selectOptions(screen.getByLabelText('Yes or no'), 'yes:nein');
    expect(values(/Paid/)).toEqual(['false', 'true', 'false']);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[CSV-26] says of the whole file what would not be stored as it is written, and after the import what was not', async () => {
    const { choose, user, server } = open();
    const rows = Array.from({ length: 20 }, (_, at) => `Guest ${at};${at},5;ja`);
    await choose(`Full Name;Seats;Paid\n${rows.join('\n')}\nLast;12 pieces;maybe\n`);
    expect(await screen.findByText('seats: 1 value, such as “12 pieces” in row 21, which becomes 12')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start Import' }));
    expect(await screen.findByText('2 values were changed')).toBeDefined();
    expect(screen.getByText('Row 21, seats: “12 pieces” became 12')).toBeDefined();
    expect(screen.getByText('Row 21, isPaid: “maybe” became false')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download changed values' })).toBeDefined();
    const [first] = server.callsTo(bulkPath);
    expect((first!.body as object[])[0]).toEqual({ name: 'Guest 0', seats: 0.5, isPaid: true });
  });

  it('[ENT-41] says of an imported app’s entity what it stores although a field expects something else', async () => {
    const schema = {
      properties: { name: { type: 'string' }, day: { type: 'string', format: 'date' } },
      'x-lenient': true,
    };
    const imported = parseEntity('Booking', JSON.stringify(schema));
    if (!imported.ok) throw new Error(imported.message);
    const { choose, user, server } = open({}, { as: imported.entity });
    await choose('Name,Day\nAda,30.04.2026\nGrace,31.04.2026\n');
    expect(
      await screen.findByText('day: 1 value, such as “31.04.2026” in row 2 (day must be a date such as 2026-01-31)'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start Import' }));
    expect(await screen.findByText('1 value should be looked at')).toBeDefined();
    expect(
      screen.getByText('Row 2, day: “31.04.2026” was stored as it is (day must be a date such as 2026-01-31)'),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download these values' })).toBeDefined();
    expect(server.callsTo(bulkPath)[0]!.body).toEqual([
      { name: 'Ada', day: '2026-04-30' },
      { name: 'Grace', day: '31.04.2026' },
    ]);
  });

  it('[CSV-08] goes back to the file', async () => {
    const { choose, user } = open();
    await choose(csv);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Select CSV File' })).toBeDefined();
  });
});

describe('[CSV-06] the import', () => {
  it('[CSV-09] [CSV-21] shows how far it is, and what came in', async () => {
    const { server, choose, user, onImported, onClose } = open();
    await choose(`name,seats\n${Array.from({ length: 25 }, (_, at) => `Guest ${at},${at}`).join('\n')}`);
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    expect(await screen.findByText('Import Complete!')).toBeDefined();
    expect(screen.getByText('25 of 25 rows (100%)')).toBeDefined();
    expect(screen.getByText('Successfully imported 25 rows')).toBeDefined();
    expect(await screen.findByText('Successfully imported all 25 rows.')).toBeDefined();
    expect(server.callsTo(bulkPath).map(({ body }) => (body as unknown[]).length)).toEqual([10, 10, 5]);
    expect(onImported).toHaveBeenCalled();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onClose).toHaveBeenCalled();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('[CSV-06] [CSV-21] speaks of one row', async () => {
    const { choose, user } = open();
    await choose('name,seats\nAda,1\n');
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    expect(await screen.findByText('Successfully imported 1 row')).toBeDefined();
    expect(screen.getByText('1 of 1 row (100%)')).toBeDefined();
    expect(await screen.findByText('Successfully imported 1 row.')).toBeDefined();
  });

  it('[CSV-21] counts the rows of a failed batch, says which row it was, and lets the others in', async () => {
    const { choose, user } = open({
      [`POST ${bulkPath}`]: ({ body }) => {
        const at = (body as { name: string }[]).findIndex(({ name }) => name === 'Guest 3');
        if (at < 0) return { status: 201, body: [] };
        const message = `Row ${at + 1}: this guest is not welcome.`;
        return { status: 422, body: { code: 'record-invalid', message, detail: message } };
      },
    });
    await choose(`name\n${Array.from({ length: 12 }, (_, at) => `Guest ${at}`).join('\n')}`);
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    expect(await screen.findByText('Import completed with 10 failed rows out of 12 total.')).toBeDefined();
    expect(
      screen.getByText(
        /Row 4: this guest is not welcome\. 9 other rows in the same batch could not be imported because of it\./,
      ),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry failed rows' }));
    expect(await screen.findByText('Successfully imported 11 rows')).toBeDefined();
    expect(screen.getByText('1 row failed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Retry failed rows' })).toBeNull();
  });

  it('[CSV-21] names the reasons of ten rows, counts the others, and has all of them to download', async () => {
    const { choose, user } = open();
    const rows = Array.from({ length: 12 }, (_, at) => `Guest ${at},many`);
    await choose(`name,seats\nAda,1\n${rows.join('\n')}`);
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    const reasons = await screen.findAllByText(/^Row \d+: seats must be a number\.$/);
    expect(reasons.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Row ${at + 2}: seats must be a number.`),
    );
    expect(screen.getByText(/2 more/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download rejected rows' })).toBeDefined();
  });

  it('says that the server reports an error, not that it cannot be reached', async () => {
    const { choose, user } = open({ [`POST ${bulkPath}`]: refusal('internal') });
    await choose('name\nAda\n');
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    expect(await screen.findByText('The server reported an error. Trying again...')).toBeDefined();
    expect(screen.queryByText('The server cannot be reached. Trying again...')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('[CSV-19] stops at once where the disk is full, says what to do, and goes on from there', async () => {
    let isFull = true;
    const { choose, user, server } = open({
      [`POST ${bulkPath}`]: () => (isFull ? refusal('storage-full') : { status: 201, body: [] }),
    });
    await choose('name\nAda\nEve\n');
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/The server’s disk is full\. Ask the administrator/);
    expect(server.callsTo(bulkPath)).toHaveLength(1);
    isFull = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Successfully imported 2 rows')).toBeDefined();
  });

  it('[CSV-07] cannot be closed while it runs, and stops when it is told to', async () => {
    const held = Promise.withResolvers<void>();
    const { choose, user, onClose } = open();
    const fetchNow = globalThis.fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === bulkPath) await held.promise;
      return fetchNow(path, init);
    });
    await choose(`name\n${Array.from({ length: 100 }, (_, at) => `Guest ${at}`).join('\n')}`);
    await user.click(await screen.findByRole('button', { name: 'Start Import' }));
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    held.resolve();
    expect(await screen.findByText('Import stopped')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByText('Successfully imported 100 rows')).toBeDefined());
  });
});
