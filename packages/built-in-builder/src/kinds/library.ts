import type { Kind } from './kind.ts';

export const library: Kind = {
  id: 'library',
  words: ['library', 'book', 'books', 'reading list', 'book collection', 'lending', 'book club', 'bookshelf', 'bücher', 'bibliothek', 'leseliste', 'bibliothèque', 'libros', 'biblioteca', 'libri'], // prettier-ignore
  noun: 'library',
  user: 'members who borrow, and whoever sits at the desk',
  daily: 'lend one out, take one back',
  look: { palette: 'Press', typePair: 'Journal', radius: 4 },
  nav: 'side',
  signature: 'spine',
  signatureIs: 'the book’s spine: a coloured edge that stays with every title',
  entities: [
    {
      name: 'Book',
      words: ['book', 'title', 'buch', 'livre', 'libro'],
      fields: [
        'Title: text!',
        'Author: text!',
        'Genre: select! Novel | Poetry | History | Science | Children',
        'Year: number',
        'Status: select! On the shelf | On loan | Missing',
        'Borrowed by: text',
        'Due back on: date',
        'Rating: number',
        'Cover: image',
        'Notes: longtext',
      ],
      columns: ['author', 'genre', 'status', 'borrowed_by', 'due_back_on'],
      samples: [
        { title: 'The Salt Path Home', author: 'Ottilie Brandt', genre: 'Novel', year: 2019, status: 'On loan', borrowed_by: 'Farid Mansour', due_back_on: -4, rating: 4 },
        { title: 'A Field Guide to Quiet Places', author: 'Hugo Lindgren', genre: 'Science', year: 2021, status: 'On the shelf', rating: 5 },
        { title: 'Seven Winters on the Strait', author: 'Mercy Adeyemi', genre: 'History', year: 2008, status: 'On loan', borrowed_by: 'Greta Vogel', due_back_on: 9 },
        { title: 'Moth', author: 'K. Ishida', genre: 'Poetry', year: 1987, status: 'On the shelf' },
        { title: 'The Tortoise Who Kept the Post Office Open All Through the Long Wet Summer', author: 'Pia Rossi', genre: 'Children', year: 2023, status: 'On the shelf', rating: 5 },
        { title: 'Counting in the Dark', author: 'Emeka Nwosu', genre: 'Science', year: 2016, status: 'On loan', borrowed_by: 'Lise Moreau', due_back_on: 2 },
        { title: 'Bread and Tariffs', author: 'Dorothea Klein', genre: 'History', year: 1974, status: 'Missing', notes: 'Last seen in the reading room.' },
        { title: 'Small Engines', author: 'Ruben Castillo', genre: 'Novel', status: 'On the shelf', rating: 3 },
        { title: 'The Lamplighter’s Sister', author: 'Ottilie Brandt', genre: 'Novel', year: 2022, status: 'On the shelf' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Shelf',
      icon: 'LibraryBig',
      entity: 'Book',
      layout: 'gallery',
      filters: ['genre', 'status'],
    },
    {
      archetype: 'dashboard',
      label: 'Loans',
      icon: 'BookUp',
      entity: 'Book',
      figure: 'Titles in the library',
      measure: { kind: 'count' },
      period: null,
      charts: [
        { entity: 'Book', measure: { kind: 'count' }, by: { kind: 'value', field: 'genre' } },
        { entity: 'Book', measure: { kind: 'count' }, by: { kind: 'value', field: 'status' } },
      ],
      toDo: { entity: 'Book', kind: 'overdue', field: 'due_back_on' },
    },
  ],
};
