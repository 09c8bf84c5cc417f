import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { replyTo } from './reply.ts';

/** Far more than any answer takes, and less than a pattern that hangs: the server's thread would never come back. */
const mostMs = 10_000;

const first = (message: string): string =>
  runInNewContext('answer()', { answer: () => replyTo({ files: new Map(), message, earlier: [] }, new Date(0)) }, { timeout: mostMs }) as string; // prettier-ignore

describe('[GEN-62] every message is answered, however it is written', () => {
  test.each([
    'Fristenkontrolle Steuerbüro – Mandanten, Steuerart, Veranlagungsjahr, Frist, Bearbeiter, Status, Ampel, überfällige zuerst',
    `Mandanten und ${'Veranlagungsjahresabschlussprüfungsfristen'.repeat(20)}, überfällige zuerst`,
  ])('%#', (message) => {
    expect(first(message)).toContain('Mandant');
  });
});
