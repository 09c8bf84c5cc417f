import { expect, test } from 'vitest';
import { refusal } from './slices.js';

const inServer = (path: string) => `/somewhere/packages/server/src/${path}`;

test('a slice may import itself, and what stands below it', () => {
  const file = inServer('features/chat/turn/run-turn.ts');
  for (const to of [
    './reply.ts',
    '../chat.service.ts',
    '../../../core/apps/apps.service.ts',
    '../../../lru.ts',
    'hono',
  ])
    expect(refusal(file, to)).toBeNull();
});

test('a slice may not import another one, whatever lies between', () => {
  expect(refusal(inServer('features/chat/turn/run-turn.ts'), '../../versions/restore-version.ts')).toMatch(
    "The slice 'chat' imports the slice 'versions'",
  );
  expect(refusal('/x/packages/web/src/features/files/code-view.tsx', '../versions/version-row.tsx')).not.toBeNull();
});

test('what stands below the slices may import none of them; composition and tests may', () => {
  expect(refusal(inServer('core/apps/apps.service.ts'), '../../features/chat/message.ts')).toMatch('below the slices');
  expect(refusal(inServer('app.ts'), './features/chat/chat.routes.ts')).toBeNull();
  expect(refusal(inServer('core/apps/apps.http.test.ts'), '../../features/chat/message.ts')).toBeNull();
});
