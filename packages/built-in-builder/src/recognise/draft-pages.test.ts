import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from './recognise.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  return { plan, files: new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content])) };
};

describe('[ENT-27] drafts', () => {
  test.each([
    'A website where hikers write stories with title, text and a status draft or published.',
    'A blog about sourdough.',
    'Ein Blog über Sauerteig: Beiträge mit Titel, Text und Status (Entwurf, Veröffentlicht).',
  ])('of %s are hidden from visitors by a rule', (prompt) => {
    const { plan, files } = built(prompt);
    const entity = plan.entities.find(({ hidesDrafts }) => hidesDrafts)!;
    const { rls } = JSON.parse(files.get(`entities/${entity.name}.json`)!) as { rls: { read: Record<string, unknown> } };
    expect(rls.read).toMatchObject({ $visitors: true });
    expect(JSON.stringify(rls.read)).toMatch(/"\$ne":"(?:Draft|Entwurf)"/);
    expect(files.get('Layout.jsx')).toMatch(/'(?:Drafts|Entwürfe)',.*isFor(?:People|Admins): true/);
  }); // prettier-ignore
});
