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
        'Every app keeps its data in entities. The Database view of the builder lists them on the left; choose one to see its records in a table. You see every record here, no matter what the people who use your app can see.',
      sections: [
        {
          title: 'Read and change records',
          paragraphs: [
            'Click a cell, or go to it with the arrow keys, and type. Enter saves, Escape cancels. Longer texts and JSON open in a dialog. Changes are saved immediately; if the server rejects one, the cell keeps what you typed and shows the reason.',
            'New adds a row at the top. Fill it in and press the check mark to save it. Empty rows are not saved. Created At and User ID are set by the server and cannot be changed.',
          ],
        },
        {
          title: 'Edit several records at once',
          paragraphs: [
            'Hold Shift with the arrow keys to select a range. Copy and paste work to and from spreadsheet programs, Delete clears the selected cells, Ctrl+D fills the first row of the range down. Select rows to delete them together.',
          ],
        },
        {
          title: 'Find and arrange',
          paragraphs: [
            'Click a column header to sort, hold Shift to sort by several columns. Search looks through all text columns; filters narrow down by column. Columns can be moved, resized, pinned and hidden. The table remembers this for each entity.',
          ],
        },
        {
          title: 'Change columns',
          paragraphs: [
            'The menu of a column header renames it, changes its type, inserts columns next to it or deletes it. Each of these creates a new version of the app. Before you change a type, you see which values can be converted. Values that cannot be converted are kept and come back with the earlier version.',
          ],
        },
        {
          title: 'Who can see and change the records',
          paragraphs: [
            'The button next to the entity’s name shows the current permissions. To change them, choose another setting: the chat is asked to make the change, and if it shows data to more people, you have to confirm it.',
          ],
        },
      ],
    } satisfies Article as Article,
  },
});
