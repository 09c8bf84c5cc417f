import { cardSourceSchema, toolFieldSchema } from '@whittle/contract/tools/tool-document';
import { expect, test } from 'vitest';
import { cardFilter, toCard } from './block-sources.ts';

const field = (id: string, filterCondition: string, filterProperty = id) =>
  toolFieldSchema.parse({ id, name: id, label: id, type: 'short_text', filterCondition, filterProperty });

test('[FIELD-01] values of fields with a condition let items through or keep them out', () => {
  const fields = [field('city', 'include'), field('diet', 'exclude', 'contains'), field('mood', 'none')];
  expect(cardFilter({ fields }, { city: 'Bonn', diet: ['nuts', 'egg'], mood: 'good' })).toEqual({
    $and: [{ city: { $in: ['Bonn'] } }, { contains: { $nin: ['nuts', 'egg'] } }],
  });
  expect(cardFilter({ fields }, { city: '', mood: 'good' })).toEqual({});
});

test('[TOOL-17] a card follows no address that would run something', () => {
  const source = cardSourceSchema.parse({
    ...{ entity: 'Place', titleProperty: 'name', textProperty: 'tags', imageProperty: 'photo', linkProperty: 'url' },
  });
  const record = { id: '1', name: 'Soup', tags: ['a', 'b'], photo: 'data:text/html,x', url: 'javascript:alert(1)' };
  expect(toCard(record, source)).toEqual({ id: '1', title: 'Soup', text: 'a, b', imageUrl: '', link: '' });
  const good = { photo: `/files/${'a'.repeat(32)}/soup.png`, url: 'https://example.com/soup' };
  expect(toCard(good, source)).toMatchObject({ imageUrl: good.photo, link: good.url });
});
