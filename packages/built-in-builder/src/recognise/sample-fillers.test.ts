import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { descriptionByGrade } from './sample-by-grade.ts';

const rowsOf = (prompt: string, list: string) => {
  const { plan, samples } = recognise(prompt);
  const entity = plan.entities.find(({ plural }) => plural === list);
  if (!entity) throw new Error(`No ${list} among ${plan.entities.map(({ plural }) => plural).join(', ')}`);
  return samples.get(entity.name)!;
};

test.each([
  ['River logbook: samples with date, turbidity, smell, sheen', 'Samples', 'sheen'],
  ['Kilns of our studio: kilns with name, cone, atmosphere', 'Kilns', 'atmosphere'],
])('[GEN-60] of a text that tells nothing there is no sample: %s', (prompt, list, field) => {
  for (const row of rowsOf(prompt, list)) expect(row[field]).toBeUndefined();
});

test.each([
  ['Accident book of our workshop: accidents with date, what happened, witness', 'Accidents', 'what_happened'],
  ['Time off: requests with from, until, reason', 'Requests', 'reason'],
])('[GEN-60] what is told in a text is no note for next week: %s', (prompt, list, field) => {
  const told = rowsOf(prompt, list).map((row) => row[field] ?? '');
  for (const text of told) expect(String(text)).not.toMatch(/next week|second key|All as agreed/);
});

test('[GEN-60] what nobody knows more of is described by what it is', () => {
  const canoes = rowsOf('Our club: canoes, members and outings. Members take canoes out', 'Canoes');
  for (const { description } of canoes) expect(String(description ?? '')).not.toMatch(/on one page|with examples/);
  expect(descriptionByGrade('canoe', 0)).toMatch(/order/);
  expect(descriptionByGrade('wobble', 0)).toBeUndefined();
  const parts = rowsOf('Fahrradwerkstatt: Fahrräder mit Fehler, Besitzer und Ergebnis, und welche Ersatzteile gebraucht werden', 'Ersatzteile'); // prettier-ignore
  for (const { description } of parts) expect(String(description)).not.toMatch(/auf einer Seite|on one page/);
});

test('[GEN-60] a score is likelihood times impact, and what goes from 1 to 5 is a number', () => {
  const fieldsIn = (prompt: string) => recognise(prompt).plan.entities.flatMap(({ fields }) => fields);
  const risks = fieldsIn('Risks of our festival: risk, likelihood 1-5, impact 1-5, score = likelihood x impact, owner');
  expect(risks.find(({ name }) => name === 'likelihood')).toMatchObject({ type: 'number', max: 5 });
  const product = { by: 'product', parts: [{ field: 'likelihood' }, { field: 'impact' }] };
  expect(risks.find(({ name }) => name === 'score')).toMatchObject({
    label: 'Score',
    type: 'number',
    formula: product,
  });
  const worth = { Low: 1, Medium: 2, High: 3 };
  const audit = fieldsIn('A website of a mountain guide with risks and tours');
  expect(audit.find(({ name }) => name === 'score')?.formula).toEqual({ by: 'product', parts: [{ field: 'likelihood', worth }, { field: 'impact', worth }] }); // prettier-ignore
});
