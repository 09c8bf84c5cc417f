import { startModelServer, type Answer } from '@whittle/testing/model-server/model-server';
import { startProduct } from '@whittle/testing/product';
import { BuilderPage } from './support/builder-page.ts';
import { expect, modelEnv, test } from './support/fixtures.ts';

const visits =
  '<action type="add_entity" file="entities/Visit.json" title="Visits">{"type":"object","properties":{"name":{"type":"string"}}}</action>';

/**
 * A page that is drawn well at first and fails when its records have come, unless `read` takes them as they are. Only running
 * it tells: what `Reflect.get` gives, no check of the code knows.
 */
const home = (read: string) => `<action type="add_file" file="pages/Home.jsx" title="The visits">
import { useEffect, useState } from 'react';
import { Visit } from '@/entities/all';

export default function Home() {
  const [visits, setVisits] = useState([]);
  useEffect(() => {
    Visit.list().then((found) => setVisits(${read}));
  }, []);
  return (
    <main>
      <h1>Visits</h1>
      <p>{visits.map((visit) => visit.name).join() || 'Nobody came yet'}</p>
    </main>
  );
}
</action>`;

const group = (...actions: string[]): Answer => ({
  text: `Done.\n<action-group title="Visits">\n${actions.join('\n')}\n</action-group>\n`,
});

test('[REPAIR-11] [REPAIR-14] [VER-17] pages are opened after a turn, what fails there is repaired, and what stays runs on request and can be taken back', async ({
  page,
}) => {
  page.setDefaultTimeout(30_000);
  const script: Answer[] = [
    group(visits, home("Reflect.get(found, 'rows')")),
    group(home('found')),
    group(home("Reflect.get(found, 'items')")),
    group(home("Reflect.get(found, 'length')")),
    group(home('Reflect.get(found, 0) ?? null')),
  ];
  const models = await startModelServer({ answers: script });
  const product = await startProduct({ env: modelEnv(models) });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    await builder.describe('A list of visits');
    await builder.untilReady();
    await page.getByText('Fixed 1 problem. Checked').click();
    await expect(page.getByRole('region', { name: 'Fixed' })).toContainText(
      "When Home is opened: Cannot read properties of undefined (reading 'map')",
    );
    await expect(page.getByRole('region', { name: 'Pages opened in the background' })).toContainText('Home, opened');
    await expect(builder.preview.getByText('Nobody came yet')).toBeVisible();
    expect(models.requests).toHaveLength(2);

    await builder.ask('Show all visits');
    await builder.untilReady();
    await page.getByText('1 problem left').click();
    await expect(page.getByText('The model could not fix everything.')).toBeVisible();
    await expect(page.getByText('Home, error')).toBeVisible();
    expect(models.requests).toHaveLength(5);
    await expect(page.locator('iframe')).toHaveCount(1);

    await page.getByRole('button', { name: 'Debug log' }).last().click();
    await expect(page.getByRole('region', { name: 'Timeline' }).getByText(/^Asked for a fix, try 2/)).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(page.getByText('You are seeing the last working version.')).toBeVisible();
    await expect(builder.preview.getByText('Nobody came yet')).toBeVisible();
    await page.getByRole('button', { name: 'Show the new version' }).click();
    await expect(builder.preview.getByText('Nobody came yet')).toHaveCount(0);
    await expect(page.getByText('You are seeing the last working version.')).toHaveCount(0);

    await page.getByRole('button', { name: 'Restore the previous version' }).click();
    await page
      .getByRole('dialog', { name: 'Undo this change?' })
      .getByRole('button', { name: 'Undo', exact: true })
      .click();
    await expect(page.getByText('1 problem left')).toHaveCount(0);
    await expect(builder.preview.getByText('Nobody came yet')).toBeVisible();
  } finally {
    await product.close();
    await models.close();
  }
});

/** A page whose button, other viewers and dark mode show what opening it as its owner in light does not. */
const team = (isFixed: boolean) => `<action type="add_file" file="pages/Home.jsx" title="The team">
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { User } from '@/entities/User';
import { Visit } from '@/entities/Visit';

export default function Home() {
  const [visits, setVisits] = useState(null);
  const [me, setMe] = useState({ role: 'nobody' });
  const [open, setOpen] = useState(false);
  useEffect(() => {
    Visit.list().then(setVisits);
    User.me().then(setMe, () => setMe(${isFixed ? "{ role: 'nobody' }" : 'null'}));
  }, []);
  return (
    <main>
      <h1>Visits</h1>
      <p>Role: {me.role}</p>
      <p style={{ color: '${isFixed ? 'inherit' : '#131416'}' }}>The newest visits first</p>
      <Button type="button" onClick={() => setOpen(true)}>Show details</Button>
      {open && <p>{${isFixed ? 'visits?.length' : 'visits.rows.length'}} visits</p>}
      <Button type="button" onClick={() => Visit.delete(visits[0].id)}>Delete the first</Button>
    </main>
  );
}
</action>`;
const openVisits = visits.replace('title=', 'permissions="anonymous/all" title=');
const record = '<action type="insert_entity_records" entity="Visit" title="A visit">[{"name":"Ada"}]</action>';

test('[REPAIR-11] [REPAIR-13] buttons are pressed, dark mode is read, and visitors are thought of before anybody meets a fault', async ({
  page,
}) => {
  page.setDefaultTimeout(40_000);
  const models = await startModelServer({
    answers: [group(openVisits, record, team(false)), group(team(true))],
  });
  const product = await startProduct({ env: modelEnv(models) });
  try {
    const builder = new BuilderPage(page, product);
    await builder.signUp();
    await builder.describe('A list of visits');
    await builder.untilReady();
    await page.getByText('Fixed 3 problems. Checked').click();
    const fixed = page.getByRole('region', { name: 'Fixed' });
    await expect(fixed).toContainText('When button “Show details” is pressed on Home');
    await expect(fixed).toContainText('In dark mode the text “The newest visits first” cannot be read');
    await expect(fixed).toContainText('When Home is opened by somebody who is not signed in');
    const pages = page.getByRole('region', { name: 'Pages opened in the background' });
    await expect(pages).toContainText('Opened as you, as a visitor and as another signed-in person');
    await expect(pages).toContainText('Pressed 1 button or filter.');
    expect(models.requests).toHaveLength(2);
    await expect(builder.preview.getByText('The newest visits first')).toBeVisible();
  } finally {
    await product.close();
    await models.close();
  }
});
