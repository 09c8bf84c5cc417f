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

test('imports lead down: core, adapters, ui know no slice, and no slice knows who composes it', () => {
  expect(refusal(inServer('core/apps/apps.service.ts'), '../../features/chat/message.ts')).toMatch(
    "'core' stands below 'features'",
  );
  expect(refusal(inServer('http/bearer.ts'), '../core/apps/apps.service.ts')).toMatch("'http' stands below 'core'");
  expect(refusal(inServer('features/chat/message.ts'), '../../areas/services.ts')).not.toBeNull();
  expect(refusal('/x/packages/web/src/ui/button.tsx', '../core/help/help-button.tsx')).not.toBeNull();
  expect(refusal('/x/packages/web/src/features/files/code-view.tsx', '../../screens/page-frame.tsx')).not.toBeNull();
});

test('composition and tests may import everything, and so may what translates all texts', () => {
  expect(refusal(inServer('app.ts'), './features/chat/chat.routes.ts')).toBeNull();
  expect(refusal(inServer('areas/building.ts'), '../features/chat/chat.service.ts')).toBeNull();
  expect(refusal(inServer('core/apps/apps.http.test.ts'), '../../features/chat/message.ts')).toBeNull();
  expect(refusal('/x/packages/web/src/languages/de/files.ts', '../../features/files/files.texts.ts')).toBeNull();
});

test('the name of its own package is no way around', () => {
  expect(refusal(inServer('features/chat/message.ts'), '@whittle/server/features/versions/restore-version')).toMatch(
    "the slice 'versions'",
  );
  expect(refusal(inServer('features/chat/message.ts'), '@whittle/domain/features/x')).toBeNull();
});
