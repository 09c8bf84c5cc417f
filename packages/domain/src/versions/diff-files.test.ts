import { describe, expect, it } from 'vitest';
import { diffFiles, groupDiffs } from './diff-files.ts';

const file = (path: string, content = path) => ({ path, content });

describe('the changes between two versions', () => {
  const before = [file('Layout.jsx'), file('pages/Home.jsx'), file('pages/Old.jsx'), file('components/Card.jsx')];
  const after = [
    file('Layout.jsx'),
    file('pages/Home.jsx', 'new'),
    file('components/Card.jsx', 'new'),
    file('components/Form.jsx'),
    file('entities/Waitlist.json'),
    file('globals.css'),
    file('services/mail.js'),
    file('lib/format.js'),
  ];

  it('[VER-11] each file is added, modified, deleted or unchanged, with both sides', () => {
    const diffs = diffFiles(before, after);
    expect(diffs).toContainEqual({
      path: 'pages/Home.jsx',
      oldCode: 'pages/Home.jsx',
      newCode: 'new',
      status: 'modified',
    });
    expect(diffs).toContainEqual({ path: 'pages/Old.jsx', oldCode: 'pages/Old.jsx', newCode: '', status: 'deleted' });
    expect(diffs.find(({ path }) => path === 'components/Form.jsx')?.status).toBe('added');
    expect(diffs.find(({ path }) => path === 'Layout.jsx')?.status).toBe('unchanged');
  });

  it('[VER-13] files are sorted added, modified, deleted', () => {
    const statuses = diffFiles(before, after).map(({ status }) => status);
    expect(statuses).toEqual([...Array(5).fill('added'), ...Array(2).fill('modified'), 'deleted', 'unchanged']);
  });

  it('[VER-10] changes are grouped by components, pages, layout, global css, entities, services', () => {
    const groups = groupDiffs(diffFiles(before, after));
    expect(groups.map(({ group }) => group)).toEqual([
      'components',
      'pages',
      'global css',
      'entities',
      'services',
      'other',
    ]);
    expect(groups[0]?.files.map(({ path }) => path)).toEqual(['components/Form.jsx', 'components/Card.jsx']);
  });

  it('[VER-12] equal versions have no changes', () => {
    expect(groupDiffs(diffFiles(before, before))).toEqual([]);
  });

  it('an emptied file is modified, not deleted, and a new empty file is added', () => {
    expect(diffFiles([file('a.js')], [file('a.js', ''), file('b.js', '')]).map(({ status }) => status)).toEqual([
      'added',
      'modified',
    ]);
  });
});
