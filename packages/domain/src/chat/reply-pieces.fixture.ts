import fc from 'fast-check';

const pieces = [
  '<action-group title="T">',
  '</action-group>',
  '<action type="add_file" file="pages/A.jsx">',
  '<action type=edit_file file=\'b.jsx\' title="a > b">',
  '<action type="delete_file" file="c.jsx" />',
  '</action>',
  '&lt;action type=&quot;add_file&quot; file=&quot;x&quot;&gt;',
  '&lt;/action&gt;',
  '<think>',
  '</think>',
  '<search>',
  '</search>',
  '<replace>',
  '</replace>',
  '<<<<<<< SEARCH\n',
  '=======\n',
  '>>>>>>> REPLACE\n',
  '```jsx\n',
  '```\n',
  '```',
  '`',
  '<![CDATA[',
  ']]>',
  '<div>',
  '<',
  '>',
  '</',
  '<action',
  '<act',
  '</acti',
  'title="',
  '"',
  "'",
  ';',
  '=',
  '&lt;',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  ' ',
  '\uFEFF',
  'word ',
  'word\n',
];

/** Texts that consist of what the grammar is made of, in any order, and of damage to it. */
export const replyTexts = ({ without = [] }: { without?: string[] } = {}) =>
  fc
    .array(fc.constantFrom(...pieces.filter((piece) => !without.includes(piece))), { maxLength: 30 })
    .map((parts) => parts.join(''));
