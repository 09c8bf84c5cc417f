import { describe, expect, test } from 'vitest';
import { replyTo } from '../reply.ts';
import { filesOf } from './told.fixture.ts';

const replyAbout = (prompt: string, message: string): string =>
  replyTo(
    { appId: 'a', appName: 'App', message, earlier: [prompt], files: filesOf(prompt), schemas: {} },
    new Date('2026-03-02T10:00:00Z'),
  );

describe('[GEN-63] a follow-up says who sees their own', () => {
  test('[GEN-63] what points to people is seen by whom it is about', () => {
    const reply = replyAbout(
      'Small music school: teachers with name and email, pupils with name and phone, lessons with teacher, pupil, date and remark.',
      'each teacher should only see their own lessons',
    );
    expect(reply).toMatch(/Teachers see only their own lessons from now on; admins see all/);
    expect(reply).toContain('"$in": "{{user.records.Teacher.email}}"');
  });

  test('[GEN-63] what does not say yet whose it is asks for it, in German as well', () => {
    const reply = replyAbout(
      'Hausverwaltung mit Wohnungen (Adresse, Größe), Mietern (Name, E-Mail, Wohnung) und Schadensmeldungen (Wohnung, Beschreibung, gemeldet am).',
      'Mieter sollen nur ihre eigenen Schadensmeldungen sehen',
    );
    expect(reply).toMatch(/Mieter sehen ab jetzt nur ihre eigenen Schadensmeldungen; Admins sehen alle/);
    expect(reply).toMatch(/\{\{user\.records\.Mieter\.e_?mail\}\}/);
  });
});
