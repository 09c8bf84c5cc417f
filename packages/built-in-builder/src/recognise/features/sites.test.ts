import { expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => recognise(prompt).plan;
const labelsOf = (prompt: string) => planOf(prompt).pages.map(({ label }) => label);

test('[GEN-60] reports that people look at are a page over what is kept, and those that people file are records', () => {
  const viewed = planOf('A membership administration system with member management, dues management and reporting. Staff can view reports.'); // prettier-ignore
  expect(viewed.entities.map(({ label }) => label)).not.toContain('Report');
  expect(viewed.pages.find((page) => page.archetype === 'feature' && page.feature === 'report')).toBeDefined();
  const filed = planOf('A website where residents submit reports of broken street lights with place and date, and see the status of each report'); // prettier-ignore
  expect(filed.entities.map(({ label }) => label)).toContain('Report');
});

test('[GEN-60] who reserves a table says when and for how many, and the table itself has no time', () => {
  const { entities } = planOf(
    'A bistro website with a menu and tables with number and seats. Guests reserve a table for a date and time.',
  );
  const reservation = entities.find(({ verb }) => verb === 'Book')!;
  expect(reservation.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual(expect.arrayContaining(['When: datetime', 'People: number'])); // prettier-ignore
  expect(entities.find(({ label }) => label === 'Table')!.fields.map(({ type }) => type)).not.toContain('datetime');
  expect(entities.map(({ plural }) => plural)).toContain('Menu');
});

test('[GEN-60] an introduction is about the trade, lists what visitors find and says more than one thing', () => {
  const page = planOf('A website for a roofing company with an introduction, services, a contact form and news').pages.find((one) => one.archetype === 'feature' && one.feature === 'content'); // prettier-ignore
  const sections = page?.archetype === 'feature' ? page.sections! : [];
  expect(sections.length).toBeGreaterThanOrEqual(3);
  expect(sections.map(({ text }) => text).join(' ')).toContain('roofing');
  expect(page && 'sentence' in page ? page.sentence : '').not.toContain('messages');
});

test('[GEN-60] a site whose parts include searching has a page for it, also with one list', () => {
  expect(labelsOf('A recipe exchange website with functionalities for browsing recipes, searching recipes and sharing recipes')).toContain('Search'); // prettier-ignore
});
