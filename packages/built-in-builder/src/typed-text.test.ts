import { describe, expect, it } from 'vitest';
import { replyTo } from './reply.ts';
import { typedText } from './typed-text.ts';

const replyToFirst = (message: string): string =>
  replyTo(
    { appId: 'a', appName: 'App', message, earlier: [], files: new Map(), schemas: {} },
    new Date('2026-03-02T10:00:00Z'),
  );
const understoodOf = (message: string): string => replyToFirst(message).split(/\n\n/)[1] ?? '';

describe('[GEN-69] a message is read as it was meant, however it reached the box', () => {
  it('[GEN-69] decomposed umlauts, as some systems paste them, are letters', () => {
    const typed = 'Eine App für unsere Bücherei: Bücher mit Titel, Verlag und Rückgabedatum';
    expect(understoodOf(typed.normalize('NFD'))).toBe(understoodOf(typed));
    expect(understoodOf(typed)).toContain('Rückgabedatum');
  });

  it('[GEN-69] signs that nobody sees part no words and turn none around', () => {
    expect(typedText('rec\u200Bipes with\u0000 time\u202E and\u00A0photo\uFEFF')).toBe('recipes with  time and photo');
    expect(typedText('Mitglieder\u00ADliste')).toBe('Mitgliederliste');
    expect(typedText('for the 👩‍👧 family')).toBe('for the 👩‍👧 family');
  });

  it('[GEN-69] a message in capitals makes the app of the same words in small letters', () => {
    const typed = 'An app for my bakery! Customers, orders (cake, pick-up date), paid or not.';
    expect(understoodOf(typed.toUpperCase())).toBe(understoodOf(typed));
    expect(understoodOf(typed.toUpperCase())).toContain('pick-up date');
  });

  it('[GEN-69] short names in capitals stay as they are', () => {
    expect(typedText('VIP')).toBe('VIP');
    expect(typedText('Guests with name, VIP (yes/no) and RSVP')).toBe('Guests with name, VIP (yes/no) and RSVP');
  });

  it('[GEN-69] names in quotation marks are the names', () => {
    expect(understoodOf("Keep walks with 'dog', \"length\" and 'weather'")).toBe(
      understoodOf('Keep walks with dog, length and weather'),
    );
  });

  it('[GEN-69] a call ends a sentence as a stop does', () => {
    const typed = 'I need an app for my car repair shop! Customers, cars (plate, brand), jobs with price!';
    expect(understoodOf(typed)).toBe(understoodOf(typed.replaceAll('!', '.')));
    expect(understoodOf(typed)).toContain('Customers');
  });
});
