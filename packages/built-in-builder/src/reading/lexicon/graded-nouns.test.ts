import { describe, expect, test } from 'vitest';
import { gradeOf } from './graded-nouns.ts';

describe('[GEN-08] what nouns mostly are', () => {
  test('a customer is kept, a price belongs to something, a dashboard is neither', () => {
    expect(gradeOf('customer')).toMatchObject({ kind: 'person', asRecord: 4 });
    expect(gradeOf('price')).toMatchObject({ kind: 'money', asField: 4 });
    expect(gradeOf('dashboard')).toMatchObject({ asRecord: 0, asField: 0 });
  });

  test('a noun that stands in no list is known by its last word, in German by its ending', () => {
    expect(gradeOf('wholesale customer')).toEqual(gradeOf('customer'));
    expect(gradeOf('gaszählerstand')).toMatchObject({ asField: 4 });
    expect(gradeOf('xqzt')).toBeUndefined();
  });
});
