import { describe, expect, it } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import type { AppPlan } from '../plan/plan.ts';
import { recognise } from '../recognise/recognise.ts';
import { nextFiles } from './next-files.ts';
import { replyTo } from '../reply.ts';

const prompt =
  'Hall management: rooms (address, floor, rent), tenants (name, phone, room, moved in), damages (room, description, reported on) and craftsmen (company, trade, phone).';

function sampleFileAfter(message: string): string {
  const { plan, samples } = recognise(prompt);
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  const reply = replyTo(
    { appId: 'a', appName: 'App', message, earlier: [prompt], files, schemas: {} },
    new Date('2026-03-02T10:00:00Z'),
  );
  return /file="services\/sample-data.js"[\s\S]*?<\/action>/.exec(reply)?.[0] ?? '';
}

describe('[GEN-70] files of an app follow what becomes of it', () => {
  it('[GEN-70] a list that goes takes its samples along, and those of the others stay', () => {
    const { plan, samples } = recognise(prompt);
    const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
    const gone = plan.entities.at(-1)!;
    const after: AppPlan = {
      ...plan,
      entities: plan.entities.filter((entity) => entity !== gone),
      pages: plan.pages.filter((page) => !('entity' in page) || page.entity !== gone.name),
    };
    const { changes, untouched } = nextFiles(files, plan, after, {
      changes: [],
      samples: new Map(),
      accessNow: () => ({ read: 'creator', write: 'creator' }),
    });
    const edit = changes.find((change) => change.kind === 'edit' && change.file.path === 'services/sample-data.js');
    const text = edit?.kind === 'edit' ? edit.after : '';
    expect(untouched).toEqual([]);
    expect(text).not.toContain(gone.name);
    expect(text).toContain('day(');
    expect(text).toMatch(/const day = .*\n/);
    expect(text).toMatch(/from 'date-fns'/);
    for (const { name } of after.entities) expect(text).toContain(`import { ${name} }`);
    expect(text.match(/=> \[\];/g)).toBeNull();
  });

  it('[GEN-70] the same when a person asks for it', () => {
    const action = sampleFileAfter('we don’t need the craftsmen, delete them');
    expect(action).toMatch(/import { Craftsm/);
    expect(action.match(/<replace>[\s\S]*?<\/replace>/g)?.join('')).not.toMatch(/Craftsm/);
  });
});
