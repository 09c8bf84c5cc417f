import { defineTexts } from '../../lib/texts.ts';

export type Article = {
  title: string;
  about: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

/** The articles that help buttons lead to, by the name in their address. Rule: SHELL-06. */
export const helpTexts = defineTexts('helpTexts', {
  button: 'Help',
  articles: {
    'how-to-manage-your-app-data': {
      title: 'How to manage your app data',
      about:
        'Every app keeps its data in entities. The Database view of the builder lists them on the left; choose one to see its records in a table. You see every record here, whatever the entity lets the people of your app see.',
      sections: [
        {
          title: 'Read and change records',
          paragraphs: [
            'Click a cell, or go to it with the arrow keys, and type. Enter keeps what you typed, Escape leaves the cell as it was. Longer texts and JSON open in a dialog. A change is saved at once; when the server refuses it, the cell keeps what you typed and says why.',
            'New adds a row at the top. Fill it in and press the check mark to save it; a row without any value is not saved. Created At and User ID are filled in by the server and cannot be changed.',
          ],
        },
        {
          title: 'Many records at once',
          paragraphs: [
            'Hold Shift with the arrow keys to mark a range. Copy and paste work to and from spreadsheet programs, Delete empties the marked cells, Ctrl+D fills the first row of the range down. Tick rows to delete them together.',
          ],
        },
        {
          title: 'Find and arrange',
          paragraphs: [
            'Click a column header to sort, hold Shift to sort by several columns. Search looks through all text columns; filters narrow down by column. Columns can be moved, resized, pinned and hidden. The table remembers this for you, per entity.',
          ],
        },
        {
          title: 'Change columns',
          paragraphs: [
            'The menu of a column header renames it, changes its type, inserts columns beside it or deletes it. Each of these makes a new version of the app. Before a change of type you see which values can be converted; what cannot stays stored, and comes back with the earlier version.',
          ],
        },
        {
          title: 'Who may see and change the records',
          paragraphs: [
            'The chip beside the entity’s name says it in one sentence. To change it, choose another setting: the chat is asked to change the permissions, and what would let more people see the data waits for your click.',
          ],
        },
      ],
    } satisfies Article as Article,
  },
});
