import type { Entity } from '../../../plan/plan.ts';

/** A list of people: each has a name and a way to reach them or a birthday. */
export const personLists = ({ fields }: Entity): boolean =>
  fields.some(({ name }) => /^(?:name|full_name|vorname|nachname)$/.test(name)) &&
  fields.some(({ name, type }) => type === 'phone' || type === 'email' || /birth|geburt/.test(name));
