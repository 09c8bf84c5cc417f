import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from './recognise.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  return { plan, files, chat: plan.pages.find((page) => page.archetype === 'feature' && page.feature === 'chat') };
};

describe('[ENT-27] messages between people', () => {
  test.each([
    'A website where people lend each other garden tools: members post tools with name, photo and place, and send private messages to each other.',
    'An app for our sailing club: members can chat with each other privately.',
    'Ein Tauschring für Kinderkleidung: Eltern stellen Kleider mit Größe und Foto ein und schreiben sich Nachrichten.',
  ])('%s', (prompt) => {
    const { plan, files, chat } = built(prompt);
    const messages = plan.entities.filter(({ isBetweenTwo }) => isBetweenTwo);
    expect(messages.map(({ access }) => access)).toEqual([{ read: 'all', write: 'creator' }]);
    expect(chat).not.toHaveProperty('hasRoom');
    const { rls } = JSON.parse(files.get(`entities/${messages[0]!.name}.json`)!) as { rls: { read: object } };
    expect(JSON.stringify(rls.read)).not.toContain('admin');
    // one way to write to each other
    expect(plan.entities.filter(({ label }) => /^(?:message|nachricht)$/i.test(label) && label !== messages[0]!.label)).toEqual([]); // prettier-ignore
  });

  test('a chat of which nobody says that it is private has a conversation for all beside those of two', () => {
    expect(built('An app for our choir with songs, dates and a chat.').chat).toMatchObject({ hasRoom: true });
  });

  test('members who create profiles are the people whom one finds and writes to', () => {
    const { plan, chat, files } = built('A website for chess players: members create a profile with town, level and photo, look for other members and send private messages.'); // prettier-ignore
    expect(plan.entities.filter(({ isProfile }) => isProfile).map(({ name, access }) => [name, access])).toEqual([['Member', { read: 'all', write: 'creator' }]]); // prettier-ignore
    expect(plan.entities.map(({ name }) => name)).not.toContain('Profile');
    expect(chat).toMatchObject({ others: ['Member'] });
    expect(files.get('pages/MemberDetail.jsx')).toContain('Send a message');
    expect(files.get('pages/Members.jsx')).not.toContain('setIsAdding(true)');
  });
});
