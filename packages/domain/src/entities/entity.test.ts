import { describe, expect, test } from 'vitest';
import { declaredAccess, parseEntity } from './entity.ts';
import { typesOf } from './property-types.ts';

const parse = (schema: unknown) => parseEntity('Task', JSON.stringify(schema));
const properties = { title: { type: 'string' } };

describe('[ENT-01] the declaration of an entity', () => {
  test('without a rule of its own it is creator/creator', () => {
    const parsed = parse({ properties });
    expect(parsed.ok && parsed.entity.access).toEqual({ read: 'creator', write: 'creator' });
  });

  test('half a rule leaves the other half at creator', () => {
    const parsed = parse({ properties, 'x-accessControl': { permissions: { read: 'all' } } });
    expect(parsed.ok && parsed.entity.access).toEqual({ read: 'all', write: 'creator' });
  });

  test.each([
    ['{', 'it is not valid JSON'],
    ['[]', 'it must be a JSON object'],
    ['null', 'it must be a JSON object'],
    ['{}', 'properties'],
    ['{"properties": []}', 'properties'],
    ['{"type": "array", "properties": {}}', 'type'],
    ['{"properties": {"a": "string"}}', 'properties.a'],
    [
      '{"properties": {}, "x-accessControl": {"permissions": {"read": "everyone"}}}',
      'x-accessControl.permissions.read',
    ],
    ['{"properties": {}, "x-accessControl": {"read": "all"}}', 'x-accessControl.permissions'],
    [`{"properties": ${'{"a":{"properties":'.repeat(200)}{}${'}}'.repeat(200)}}`, 'nested too deeply'],
    ['['.repeat(100_000), 'it is not valid JSON'],
    [`{"properties": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`, 'entities/Task.json cannot be used'],
  ])('%.60s is refused with what to put right', (content, reason) => {
    const parsed = parseEntity('Task', content);
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining('entities/Task.json cannot be used') });
    expect(parsed.ok ? '' : parsed.message).toContain(reason);
  });

  test('names of Object and of the server are no properties', () => {
    const content =
      '{"properties": {"__proto__": {"type": "string"}, "constructor": {}, "prototype": {}, "id": {}, "created_by": {}, "title": {}}, "required": ["id", "title", "gone"]}';
    const parsed = parseEntity('Task', content);
    expect(parsed.ok && [...parsed.entity.properties.keys()]).toEqual(['title']);
    expect(parsed.ok && parsed.entity.required).toEqual(['title']);
    expect(Object.getPrototypeOf(parsed.ok && parsed.entity.schema.properties)).toBe(Object.prototype);
  });
});

test('a type that is no JSON type says nothing', () => {
  expect(typesOf({ type: 'string' })).toEqual(['string']);
  expect(typesOf({ type: ['string', 'null'] })).toEqual(['string', 'null']);
  expect(typesOf({ type: 'currency' })).toEqual([]);
  expect(typesOf(undefined)).toEqual([]);
});

test('the access of a file is shown only when it is understood', () => {
  expect(declaredAccess({ 'x-accessControl': { permissions: { read: 'all' } } })).toEqual({
    read: 'all',
    write: 'creator',
  });
  expect(declaredAccess({ 'x-accessControl': { permissions: { read: 'yes' } } })).toBeNull();
  expect(declaredAccess({})).toBeNull();
  expect(declaredAccess('text')).toBeNull();
});
