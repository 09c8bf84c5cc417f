import type { EntityProperty } from '@whittle/contract/entities';
import { describe, expect, it } from 'vitest';
import { personalFields } from './personal-data.ts';

const fieldsOf = (properties: Record<string, EntityProperty>) => personalFields(new Map(Object.entries(properties)));
const text = { type: 'string' };

describe('personal data', () => {
  it.each([
    'email',
    'customerEmail',
    'contact_phone',
    'Home address',
    'date_of_birth',
    'firstName',
    'last name',
    'iban',
    'bankAccount',
  ])('[ENT-05] a field named %s is personal', (name) => {
    expect(fieldsOf({ [name]: text })).toEqual([name]);
  });

  it.each(['title', 'ip_address', 'emailSent', 'page', 'accountManager', 'status', 'streetlight'])(
    '[ENT-05] a field named %s is not',
    (name) => {
      expect(fieldsOf({ [name]: text })).toEqual([]);
    },
  );

  it.each([
    ...[
      'telefon',
      'Telefonnummer',
      'handy',
      'geburtstag',
      'Geburtsdatum',
      'adresse',
      'Privatadresse',
      'strasse',
      'Straße',
    ],
    ...['plz', 'gehalt', 'Monatsgehalt', 'bruttogehalt', 'Vergütung', 'vorname', 'alter', 'e_mail_adresse', 'diagnose'],
    ...['Staatsangehörigkeit', 'krankenkasse', 'steuer_id', 'kontonummer', 'notfallkontakt', 'Wohnort'],
  ])('[ENT-05] a field named %s is personal', (name) => {
    expect(fieldsOf({ [name]: text })).toEqual([name]);
  });

  it.each([
    'titel',
    'webadresse',
    'ip_adresse',
    'internetadresse',
    'notiz',
    'alternative',
    'seite',
    'preis',
    'inhalt',
    'ort',
  ])('[ENT-05] a field named %s is not', (name) => {
    expect(fieldsOf({ [name]: text })).toEqual([]);
  });

  it('[ENT-05] what a vacancy pays is no one’s in German either', () => {
    const gehalt = new Map([['gehalt', text]]);
    expect(personalFields(gehalt, { entity: 'Stellenangebot' })).toEqual([]);
    expect(personalFields(gehalt, { entity: 'Mitarbeiter' })).toEqual(['gehalt']);
  });

  it('[ENT-05] the format counts whatever the name, and a yes-or-no field never does', () => {
    expect(fieldsOf({ reach: { type: 'string', format: 'email' } })).toEqual(['reach']);
    expect(fieldsOf({ phone: { type: 'boolean' } })).toEqual([]);
  });

  it.each([
    ['Job', []],
    ['OpenPosition', []],
    ['Stellenangebot', []],
    ['JobApplication', ['salary']],
    ['Employee', ['salary']],
  ])('[ENT-05] what %s says of a salary is personal where it is somebody’s', (entity, found) => {
    expect(personalFields(new Map(Object.entries({ title: text, salary: text })), { entity })).toEqual(found);
    expect(personalFields(new Map([['contact_email', text]]), { entity })).toEqual(['contact_email']);
  });

  it('[ENT-05] nested fields are named by their path', () => {
    const owner: EntityProperty = { type: 'object', properties: { phone: text, colour: text } };
    const guests: EntityProperty = { type: 'array', items: { type: 'object', properties: { email: text } } };
    expect(fieldsOf({ owner, guests })).toEqual(['owner.phone', 'guests.email']);
  });
});
