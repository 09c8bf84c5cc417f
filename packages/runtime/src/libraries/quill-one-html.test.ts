// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { likeQuillOne } from './quill-one-html.ts';

function written(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  return likeQuillOne(root);
}

test.each([
  ['<p>First line</p><p><br></p>', '<p>First line</p><p><br></p>'],
  [
    '<ol><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>a <b>b</b></li><li data-list="bullet">c</li><li data-list="ordered">d</li></ol>',
    '<ul><li class="ql-indent-1">a <b>b</b></li><li>c</li></ul><ol><li>d</li></ol>',
  ],
  [
    '<ol><li data-list="checked">done</li><li data-list="unchecked">open</li></ol>',
    '<ul data-checked="true"><li>done</li></ul><ul data-checked="false"><li>open</li></ul>',
  ],
  [
    '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">a &lt; b</div><div class="ql-code-block">c</div></div>',
    '<pre class="ql-syntax" spellcheck="false">a &lt; b\nc\n</pre>',
  ],
])('%s is written as Quill 1 wrote it', (two, one) => {
  expect(written(two)).toBe(one);
});
