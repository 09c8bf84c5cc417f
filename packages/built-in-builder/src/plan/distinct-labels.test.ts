import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { distinctLabels } from './distinct-labels.ts';
import { entityOf } from './plan.ts';

test('[KIT-02] a second page of the same name says of what it is', () => {
  const { plan } = recognise('Lists of tools and of machines');
  const list = plan.pages.find(({ archetype }) => archetype === 'list')!;
  plan.pages.push({ ...list, name: 'Today', label: 'Heute' }, { ...list, name: 'TodayToo', label: 'Heute' });
  distinctLabels(plan);
  const { plural } = entityOf(plan, list.entity);
  expect(plan.pages.slice(-2).map(({ label }) => label)).toEqual(['Heute', `Heute: ${plural}`]);
});
