// @vitest-environment happy-dom
import { upgradeErrorCodes } from '@whittle/contract/plans/errors';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import { type ToolDocument, toolDocumentSchema, toolFieldSchema } from '@whittle/contract/tools/tool-document';
import type { ToolDetails } from '@whittle/contract/tools/calls';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatesFor } from '@whittle/domain/tools/tool-gates';
import { PlanLimitedContext } from '../../core/plans/upgrade-link.ts';
import { ApiError } from '../../lib/api-error.ts';
import { accessibilityProblems } from '../../testing/axe.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, networkGone } from '../../testing/server.ts';
import { ActivateDialog } from './activate-dialog.tsx';
import type { PanelName } from './editor/panel-names.ts';
import { ToolEditor } from './editor/tool-editor.tsx';
import { ToolList } from './list/tool-list.tsx';

const appId = '0123456789abcdef01234567';
const toolId = 'a'.repeat(24);
const field = (id: string, more: object = {}) => ({ id, name: id, label: id, type: 'short_text', ...more });
const documentOf = (more: object = {}): ToolDocument =>
  toolDocumentSchema.parse({
    ...{ id: toolId, title: 'Meal plan', texts: { header: 'Meal plan' }, fields: [field('diet'), field('people')] },
    ...{ stages: [{ id: 's1', prompt: 'A plan for {{people}}.' }], blocks: [{ id: 'plan', type: 'rich_text' }] },
    ...more,
  });
const gates = gatesFor({ isAdmin: true, hasSettings: true, hasPhotos: true });
const detailsOf = (document: ToolDocument): ToolDetails => ({
  ...{ document, text: JSON.stringify(document), gates, maySignUp: true },
  tool: { toolId, title: document.title, path: 'meal-plan', status: 'draft', imageUrl: '', problems: [] },
});

const facts = {
  ...{ name: 'Maker: Large', contextTokens: 128_000, perMillionPromptTokens: 0.25, perMillionCompletionTokens: 2 },
  ...{ seesPictures: true, callsTools: false },
};
const choices = {
  items: [
    { model: 'large', label: 'large', facts },
    { model: 'small', label: 'small', facts: null },
  ],
  ...{ problem: null, currency: 'USD', list: { at: '2026-11-23T10:00:00Z', isBuiltIn: false } },
};

/** Answers saves as the server does, and remembers the newest document. */
function openEditor(
  panel: PanelName | null,
  document = documentOf(),
  answers: Parameters<typeof fakeServer>[0] = {},
  details: Partial<ToolDetails> = {},
) {
  const address = `/api/apps/${appId}/tools/${toolId}`;
  const onPanel = vi.fn();
  const server = fakeServer({
    [`PATCH ${address}`]: ({ body }) => ({ body: detailsOf((body as { document: ToolDocument }).document) }),
    [`GET ${address}/runs`]: { body: { items: [], next: null, currency: 'USD' } },
    'GET /api/admin/model/choices': { body: choices },
    ...answers,
  });
  const view = renderScreen(
    <ToolEditor
      {...{ appId, panel, publishedUrl: null, filesOrigin: '', sample: {} }}
      details={{ ...detailsOf(document), ...details }}
      onPanel={onPanel}
      sourcesDialog={(onClose) => <button onClick={onClose}>Close the sources</button>}
    >
      {({ head, column }) => (
        <>
          {head}
          <div data-testid="column">{column}</div>
        </>
      )}
    </ToolEditor>,
  );
  const saved = () =>
    (server.calls.findLast(({ method }) => method === 'PATCH')?.body as { document: ToolDocument })?.document;
  return { view, saved, onPanel, column: within(screen.getByTestId('column')) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[FIELD-03] [FIELD-04] a new field is refused in the exact words, and added once its name is free', async () => {
  const { column, saved } = openEditor('fields');
  await userEvent.click(column.getByRole('button', { name: 'Add field' }));
  const name = column.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'DIET{Enter}');
  expect(column.getByRole('alert').textContent).toBe('Field already exists');
  await userEvent.clear(name);
  await userEvent.type(name, 'input{Enter}');
  expect(column.getByRole('alert').textContent).toBe('Input is a reserved field name, try another name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Cooking time{Enter}');
  await waitFor(() => expect(saved()?.fields.map(({ id }) => id)).toEqual(['diet', 'people', 'cooking_time']));
});

test('[FIELD-11] [FIELD-12] a field is proposed whole from a few words, and a failure keeps them', async () => {
  const { column, saved } = openEditor('fields', documentOf(), {
    'POST /api/builder/magicCreate': ({ body }) =>
      (body as { input: string }).input === 'tone of voice'
        ? {
            body: {
              result: toolFieldSchema.parse(
                field('tone', { type: 'select', options: [{ label: 'Warm', iconUrl: '' }] }),
              ),
            },
          }
        : networkGone,
  });
  await userEvent.click(column.getByRole('button', { name: 'Add field' }));
  const name = column.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'riddle');
  await userEvent.click(column.getByRole('button', { name: 'Propose the field' }));
  await column.findByRole('alert');
  expect((name as HTMLInputElement).value).toBe('riddle');
  await userEvent.clear(name);
  await userEvent.type(name, 'tone of voice');
  await userEvent.click(column.getByRole('button', { name: 'Propose the field' }));
  await waitFor(() => expect(saved()?.fields.at(-1)).toMatchObject({ id: 'tone', type: 'select' }));
});

test('[FIELD-06] with all fields there is no button but the sentence', () => {
  const fields = Array.from({ length: toolLimits.fields }, (_, at) => field(`f${at}`));
  const { column } = openEditor('fields', documentOf({ fields }));
  expect(column.queryByRole('button', { name: 'Add field' })).toBeNull();
  column.getByText('There can be a maximum of 20 custom fields, contact us if you need more fields');
});

test('[FIELD-07] options are marked by their line', async () => {
  const options = [{ label: 'Vegan' }, { label: '' }, { label: 'vegan' }];
  const { column } = openEditor('fields', documentOf({ fields: [field('diet', { type: 'select', options })] }));
  await userEvent.click(column.getByRole('button', { name: /^diet/ }));
  expect(column.getByRole('alert').textContent).toBe('Line 2: Option is empty · Line 3: Option already exists');
});

test('[FIELD-07] an option has the picture whose address stands behind it, and keeps what is no address as its words', async () => {
  const leaf = 'https://example.com/leaf.svg';
  const options = [{ label: 'Vegan', iconUrl: leaf }, { label: 'Rest' }];
  const { column, saved } = openEditor('fields', documentOf({ fields: [field('diet', { type: 'select', options })] }));
  await userEvent.click(column.getByRole('button', { name: /^diet/ }));
  const lines = column.getByRole<HTMLTextAreaElement>('textbox', { name: 'Options' });
  expect(lines.value).toBe(`Vegan | ${leaf}\nRest`);
  await userEvent.clear(lines);
  await userEvent.click(lines);
  await userEvent.paste(`Rest | ${leaf}\nBread | butter\nSoup | javascript:alert(1)\nVegan`);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() =>
    expect(saved()?.fields[0]?.options).toEqual([
      { label: 'Rest', iconUrl: leaf },
      { label: 'Bread | butter', iconUrl: '' },
      { label: 'Soup | javascript:alert(1)', iconUrl: '' },
      { label: 'Vegan', iconUrl: '' },
    ]),
  );
});

test('[FIELD-01] fields are moved with the arrow keys, deleted, and brought back', async () => {
  const { column, saved } = openEditor('fields');
  const handle = column.getByRole('button', { name: 'Move diet' });
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(saved()?.fields.map(({ id }) => id)).toEqual(['people', 'diet']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move diet');
  await userEvent.click(column.getByRole('button', { name: 'More for people' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(saved()?.fields.map(({ id }) => id)).toEqual(['diet']));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
});

test('[FIELD-08] an email is personal by itself', async () => {
  const { column, saved } = openEditor('fields');
  await userEvent.click(column.getByRole('button', { name: /^diet/ }));
  await userEvent.selectOptions(column.getByRole('combobox', { name: 'Type' }), 'Email');
  await waitFor(() => expect(saved()?.fields[0]).toMatchObject({ type: 'email', personal: true }));
});

test('[EDIT-23] a prompt gets a field by @, and a lost reference is replaced or removed', async () => {
  const { column, saved } = openEditor(
    'prompt',
    documentOf({ stages: [{ id: 's1', prompt: '{{gone}} and {{lost}}' }] }),
  );
  const area = column.getByRole('textbox', { name: 'Prompt' });
  expect(column.getAllByRole('alert').map(({ textContent }) => textContent)).toHaveLength(2);
  await userEvent.selectOptions(column.getByRole('combobox', { name: 'Replace {{gone}} with' }), 'people');
  await userEvent.click(column.getByRole('button', { name: 'Remove {{lost}}' }));
  await waitFor(() => expect(saved()?.stages[0]!.prompt).toBe('{{people}} and '));
  await userEvent.type(area, 'for @di');
  await userEvent.keyboard('{Enter}');
  expect((area as HTMLTextAreaElement).value).toBe('{{people}} and for {{diet}}');
});

test('[EDIT-12] [EDIT-14] a number out of its range is not taken, and says which is', async () => {
  const { column, saved } = openEditor('settings');
  const perDay = column.getByRole('textbox', { name: 'Runs per person and day' });
  await userEvent.clear(perDay);
  await userEvent.type(perDay, '101');
  column.getByText('Enter a number from 1 to 100.');
  await userEvent.type(perDay, '{Backspace}');
  const temperature = column.getByRole('textbox', { name: 'Temperature' });
  await userEvent.clear(temperature);
  await userEvent.type(temperature, '1.25');
  await userEvent.click(column.getByRole('checkbox', { name: 'People may edit results' }));
  await waitFor(() =>
    expect(saved()?.settings).toMatchObject({ dailyUserLimit: 10, modelTemperature: 1.25, userCanEditResults: true }),
  );
});

const builder = gatesFor({ isAdmin: false, hasSettings: false, hasPhotos: false });

test('[ADMIN-01] [FIELD-09] [FIELD-10] what is locked is not offered to a builder, and the settings say who chooses', async () => {
  const settings = openEditor('settings', documentOf(), {}, { gates: builder });
  settings.column.getByText(/need a paid plan/);
  settings.column.getByText(/A platform admin chooses the model/);
  expect(settings.column.queryByRole('textbox', { name: 'Temperature' })).toBeNull();
  expect(settings.column.queryByRole('checkbox', { name: 'People may edit results' })).toBeNull();
  cleanup();
  const branding = openEditor('branding', documentOf(), {}, { gates: builder });
  expect(branding.column.queryByRole('checkbox', { name: 'Hide the Whittle mark' })).toBeNull();
  cleanup();
  const { column } = openEditor('fields', documentOf(), {}, { gates: builder, maySignUp: false });
  await userEvent.click(column.getByRole('button', { name: /^diet/ }));
  const types = within(column.getByRole('combobox', { name: 'Type' })).getAllByRole('option');
  const names = types.map(({ textContent }) => textContent);
  expect(names).toContain('File');
  for (const name of ['Photo', 'Place', 'Result of another tool']) expect(names).not.toContain(name);
  expect(column.queryByRole('checkbox', { name: 'Memorize' })).toBeNull();
});

test('[ADMIN-01] [EDIT-13] [EDIT-16] an admin chooses the model from a list with prices and abilities', async () => {
  const { column, saved } = openEditor('settings');
  expect(column.getByRole('status', { name: 'Model' }).textContent).toBe('gpt-4o-mini');
  await userEvent.click(column.getByRole('button', { name: 'Choose: Model' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Model' }));
  await dialog.findByRole('radio', { name: 'large' });
  dialog.getByText('$0.25 in, $2.00 out per million tokens · reads 128K tokens · sees pictures');
  dialog.getByText('Price and abilities unknown');
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  const search = dialog.getByRole('searchbox', { name: 'Search models' });
  await userEvent.type(search, 'nowhere');
  dialog.getByText('No model of your provider is called “nowhere”.');
  await userEvent.clear(search);
  await userEvent.type(search, 'maker lar');
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('radio', { name: 'large' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use this model' }));
  const credits = column.getByRole('textbox', { name: 'Credits per run' });
  await userEvent.clear(credits);
  await userEvent.type(credits, '21');
  column.getByText('Enter a number from 0 to 20.');
  await userEvent.type(credits, '{Backspace}');
  await waitFor(() => expect(saved()?.settings).toMatchObject({ aiModel: 'large', creditsPerRun: 2 }), {
    timeout: 4_000,
  });
});

test('[EDIT-16] where the list of the provider cannot be read, the reason stands there; where nothing can be loaded, one tries again', async () => {
  const problem = 'The model could not be reached.';
  const first = openEditor('settings', documentOf(), {
    'GET /api/admin/model/choices': { body: { ...choices, items: [], problem } },
  });
  await userEvent.click(first.column.getByRole('button', { name: 'Choose: Model' }));
  await screen.findByText(problem);
  cleanup();
  const { column } = openEditor('settings', documentOf(), { 'GET /api/admin/model/choices': networkGone });
  await userEvent.click(column.getByRole('button', { name: 'Choose: Model' }));
  await screen.findByText(/The models could not be loaded\./);
  await screen.findByRole('button', { name: 'Try again' });
});

test('[EDIT-01] [EDIT-08] [EDIT-09] the panels are listed, and Done and Escape lead back to the list', async () => {
  const { column } = openEditor(null);
  const panels = within(column.getByRole('navigation', { name: 'Tool panels' }));
  expect(panels.getAllByRole('button').map((one) => one.querySelector('.font-semibold')?.textContent)).toEqual([
    ...[
      'Texts',
      'Branding',
      'Fields',
      'Prompt',
      'Results layout',
      'Call to action',
      'Data sources',
      'Settings',
      'Runs',
    ],
  ]);
  cleanup();
  const texts = openEditor('texts');
  await userEvent.click(texts.column.getByRole('button', { name: 'Done' }));
  expect(texts.onPanel).toHaveBeenLastCalledWith(null);
  await userEvent.type(texts.column.getByRole('textbox', { name: 'Header' }), '{Escape}');
  expect(texts.onPanel).toHaveBeenCalledTimes(2);
});

test('[EDIT-03] where an app has no data sources, the entry of a tool opens their dialog; it opens by a button too', async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  const list = { contextItems: [], hasReachedDataLimit: false, meaning: null };
  const limits = { items: 5, fileMaxBytes: 1_000_000, siteDepth: 2, sitePages: 20 };
  const { column } = openEditor('sources', documentOf(), {
    [`GET /api/context/items?appId=${appId}`]: { body: { ...list, limits } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the sources' }));
  expect(screen.queryByRole('button', { name: 'Close the sources' })).toBeNull();
  await userEvent.click(column.getByRole('button', { name: 'Add data sources' }));
  await screen.findByRole('button', { name: 'Close the sources' });
});

test('[EDIT-03] the entry of data sources is called by those that the tool has', async () => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  const item = (id: string, name: string) => ({
    ...{ id, name, type: 'txt', source: 'local_files', status: 'synced', size: 10, numOfChunks: 1, openTo: null },
    ...{ provider: null, providerItemId: null, externalFileUrl: null, externalFileId: null, lastSyncedAt: null },
    ...{ originalContextItemId: null, syncEvery: null, nextSyncAt: null, problem: null, progress: null, report: null },
    createdAt: '2026-11-24T00:00:00.000Z',
  });
  const list = { contextItems: [item('c'.repeat(24), 'Price list'), item('d'.repeat(24), 'Other')] };
  const limits = { items: 5, fileMaxBytes: 1_000_000, siteDepth: 2, sitePages: 20 };
  openEditor(
    null,
    { ...documentOf(), contextItems: ['c'.repeat(24)] },
    {
      [`GET /api/context/items?appId=${appId}`]: {
        body: { ...list, hasReachedDataLimit: false, meaning: null, limits },
      },
    },
  );
  await screen.findByText('Data sources: Price list');
});

test('[EDIT-02] choosing results layout scrolls to the editor of the results', () => {
  // As newer browsers answer it; the page has to survive that the panel is closed.
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  const { column, view } = openEditor('results');
  expect(scrolled.mock.contexts).toContainEqual(column.getByRole('button', { name: 'Add block' }).parentElement);
  expect(() => view.unmount()).not.toThrow();
});

test('[TOOL-04] activating is asked for in a dialog, which says why it was not done', async () => {
  openEditor(null, documentOf(), { [`PATCH /api/apps/${appId}/tools/${toolId}`]: networkGone });
  await userEvent.click(screen.getByRole('switch', { name: 'Meal plan: Active' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate Meal plan?' }));
  dialog.getByText('/tool/meal-plan');
  await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
  await dialog.findByText(/The server cannot be reached/);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
});

test('[PUB-06] a text besides the fields is asked for by a tick, with a label, and prompts may name it', async () => {
  const { column, saved } = openEditor('texts');
  expect(column.queryByRole('textbox', { name: 'Label of the free text' })).toBeNull();
  await userEvent.click(column.getByRole('checkbox', { name: /Ask for free text in addition to the fields/ }));
  await userEvent.type(column.getByRole('textbox', { name: 'Label of the free text' }), 'Wishes');
  await userEvent.click(column.getByRole('checkbox', { name: /Collapse the form/ }));
  await waitFor(() =>
    expect(saved()?.texts).toMatchObject({ isInputHidden: false, inputLabel: 'Wishes', isInputCollapsed: true }),
  );
});

test.each([...upgradeErrorCodes, 'tool-header-missing'])(
  '[PLAN-14] [TOOL-06] the dialog leads to the plans where a higher one would activate the tool: %s',
  (code) => {
    const message = 'Your plan allows 1 active tools.';
    const { tool } = detailsOf(documentOf());
    renderScreen(
      <PlanLimitedContext value>
        <ActivateDialog
          {...{ tool, isBusy: false, onActivate: () => undefined, onClose: () => undefined }}
          refusal={new ApiError(409, { code, message })}
        />
      </PlanLimitedContext>,
      { at: '/build/app/a/tools' },
    );
    screen.getByText(message);
    const upgrade = screen.queryByRole('link', { name: 'Upgrade' })?.getAttribute('href');
    expect(upgrade).toBe(upgradeErrorCodes.has(code) ? '/build/app/a/tools?goto=upgrade_app_plan' : undefined);
  },
);

test('[TOOL-14] a save that fails says so and keeps what was typed', async () => {
  const { column } = openEditor('texts');
  fakeServer({ [`PATCH /api/apps/${appId}/tools/${toolId}`]: networkGone });
  await userEvent.type(column.getByRole('textbox', { name: 'Header' }), ' for two');
  window.dispatchEvent(new Event('pagehide'));
  expect((await screen.findByText(/Failed to save tool/)).textContent).toContain('kept on this device');
  expect(Object.values(localStorage).join()).toContain('Meal plan for two');
});

test('[TOOL-01] the list says what is there, what is open and how many more there may be', async () => {
  const problems = [{ part: { kind: 'texts' }, code: 'header-missing', name: '' }];
  const tool = { ...detailsOf(documentOf()).tool, problems };
  const limits = { tools: 20, active: 3 };
  fakeServer({ [`GET /api/apps/${appId}/tools`]: { body: { items: [tool], unreadable: [], entities: [], limits } } });
  const { container } = renderScreen(
    <ToolList appId={appId} publishedUrl="http://desk.test" onOpen={() => undefined} />,
  );
  await screen.findByText('1 of 20 tools, 0 of 3 active');
  screen.getByText('1 thing to finish');
  screen.getByRole('link', { name: 'http://desk.test/tool/meal-plan' });
  expect(screen.getByRole('switch', { name: 'Meal plan: Active' }).getAttribute('aria-checked')).toBe('false');
  expect(await accessibilityProblems(container)).toEqual([]);
});

const runOf = (more: object) => ({
  ...{ id: 'b'.repeat(24), toolId, state: 'success', problem: null, model: 'large', sources: null },
  ...{ tokens: { prompt: 1_000, completion: 200 }, credits: 2, costMicros: 12_000 },
  ...{ inputs: { diet: 'vegan', people: null }, hidden: ['people'] },
  ...{ createdAt: '2026-11-23T10:00:00.000Z', endedAt: '2026-11-23T10:00:05.000Z' },
  ...more,
});

test('[FIELD-08] [TOOL-20] runs are filtered, say what they took, and show what is personal only when it is asked for', async () => {
  const address = `/api/apps/${appId}/tools/${toolId}/runs`;
  const failed = { id: 'c'.repeat(24), state: 'error', hidden: [], inputs: {}, costMicros: null, credits: 0 };
  const { column } = openEditor('runs', documentOf(), {
    [`GET ${address}`]: { body: { next: null, currency: 'USD', items: [runOf({}), runOf(failed)] } },
    [`GET ${address}?state=cancelled`]: { body: { next: null, currency: 'USD', items: [] } },
    [`POST ${address}/${'b'.repeat(24)}/reveal`]: { body: { inputs: { diet: 'vegan', people: 'Ada and Bo' } } },
  });
  await column.findByText('1,200 tokens · $0.01 · 2 credits');
  column.getByText('1,200 tokens · cost unknown');
  column.getByText('hidden');
  expect(column.queryByText('Ada and Bo')).toBeNull();
  await userEvent.click(column.getByRole('button', { name: 'Show personal values' }));
  await column.findByText('Ada and Bo');
  expect(column.queryByRole('button', { name: 'Show personal values' })).toBeNull();
  await userEvent.selectOptions(column.getByRole('combobox', { name: 'State' }), 'Cancelled');
  await column.findByText('No matching runs. Choose another state or other dates.');
});

test.each(['texts', 'branding', 'fields', 'prompt', 'results', 'cta', 'settings', 'runs'] as const)(
  '[SHELL-13] the panel %s is understood by assistive technology',
  async (panel) => {
    const { view } = openEditor(panel);
    await waitFor(async () => expect(await accessibilityProblems(view.container)).toEqual([]));
  },
);
