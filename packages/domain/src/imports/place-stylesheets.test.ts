import { expect, it } from 'vitest';
import { planOf } from './plan.fixture.ts';

it('[IMPORT-01] an export without styles and without Tailwind among its packages gets a look that compiles', () => {
  const plan = planOf({
    'package.json': '{ "dependencies": { "react": "^18.0.0" } }',
    'pages/Home.jsx':
      'import { Task } from \'@/entities/Task\';\nTask.list();\nexport default () => <b className="p-4" />;',
    'entities/Task.json': '{ "properties": {} }',
  });
  expect(plan.files.get('index.css')).toMatch(/^@tailwind base;/);
  expect(plan.files.get('index.css')).not.toContain('whittle/blank.css');
});
