import type { EvalPrompt } from './prompt.ts';

export const opinions: EvalPrompt[] = [
  {
    id: 'allotment-tips',
    says: 'A place where allotment gardeners share tips. A tip has a title, a text and a season. Others can comment on a tip, like it and keep favourites.',
    checks: {
      records: {
        'tips have title, text and season': [
          { entity: 'tip', fields: ['title', ['text', 'body', 'content'], 'season'] },
        ],
        'a tip can be shared': [
          { open: 'tip' },
          { create: 'tip', with: { title: 'Mulch early' } },
          { stored: 'tip', value: 'Mulch early' },
        ],
      },
      opinions: {
        'there are comments on tips': [{ entity: ['comment', 'reply'], fields: ['tip'] }],
        'a tip can be commented on': [
          { open: 'tip' },
          { create: 'tip', with: { title: 'Water at dawn' } },
          { open: 'tip' },
          { openRecord: 'Water at dawn' },
          { create: 'comment', with: { 'comment|text|message|body': 'Works for my beans' } },
          { sees: 'Works for my beans' },
          { stored: ['comment', 'reply'], value: 'Works for my beans' },
        ],
        'a tip can be liked': [
          { open: 'tip' },
          { create: 'tip', with: { title: 'Slugs hate copper' } },
          { open: 'tip' },
          { openRecord: 'Slugs hate copper' },
          { changes: [{ click: ['like', 'vote', 'thumb', 'upvote', 'heart'] }] },
        ],
        'a tip can be kept as a favourite': [
          { open: 'tip' },
          { create: 'tip', with: { title: 'Save your seeds' } },
          { open: 'tip' },
          { openRecord: 'Save your seeds' },
          { changes: [{ click: ['favourite', 'favorite', 'save', 'bookmark', 'keep', 'add to favo'] }] },
        ],
        'favourites are listed': [
          { open: 'tip' },
          { create: 'tip', with: { title: 'Rotate your crops' } },
          { open: 'tip' },
          { openRecord: 'Rotate your crops' },
          { click: ['favourite', 'favorite', 'save', 'bookmark', 'keep', 'add to favo'] },
          { open: ['favourite', 'favorite', 'saved', 'bookmark'] },
          { sees: 'Rotate your crops' },
        ],
      },
    },
  },
  {
    id: 'bakery-ratings',
    says: 'Rate the bakeries of our city: each bakery has a name, a street and a speciality. People write reviews with 1 to 5 stars and a text, and the page of a bakery shows its reviews and its average.',
    checks: {
      opinions: {
        'bakeries have name, street and speciality': [
          { entity: ['bakery', 'bakeries'], fields: ['name', ['street', 'address'], 'special'] },
        ],
        'reviews have stars, text and their bakery': [
          {
            entity: ['review', 'rating'],
            fields: [['star', 'rating', 'score'], ['text', 'comment', 'review', 'body'], 'bakery'],
          },
        ],
        'a review can be written on the page of a bakery': [
          { open: 'baker' },
          { create: 'bakery', with: { name: 'Crumb and Crust' } },
          { open: 'baker' },
          { openRecord: 'Crumb and Crust' },
          { create: 'review', with: { 'text|comment|body|review': 'Best rye in town' } },
          { sees: 'Best rye in town' },
          { stored: ['review', 'rating'], value: 'Best rye in town' },
        ],
        'a page of a bakery shows an average': [
          { open: 'baker' },
          { create: 'bakery', with: { name: 'Golden Roll' } },
          { open: 'baker' },
          { openRecord: 'Golden Roll' },
          { create: 'review', with: { 'star|rating|score': 4 } },
          { sees: ['4.0', '4 of 5', '4/5', '4,0', '4 out of 5', 'average', 'Ø'] },
        ],
      },
    },
  },
  {
    id: 'suggestion-box',
    says: 'A suggestion box for our town library: everybody can add a suggestion with title and reason, vote for suggestions of others, and the list shows those with the most votes first.',
    checks: {
      opinions: {
        'suggestions have title, reason and votes': [
          { entity: ['suggestion', 'idea'], fields: ['title', 'reason', 'vote'] },
        ],
        'a suggestion can be added': [
          { open: ['suggestion', 'idea'] },
          { create: ['suggestion', 'idea'], with: { title: 'Longer hours on Friday' } },
          { sees: 'Longer hours on Friday' },
        ],
        'a vote counts': [
          { open: ['suggestion', 'idea'] },
          { create: ['suggestion', 'idea'], with: { title: 'A reading garden' } },
          { open: ['suggestion', 'idea'] },
          { changes: [{ click: ['vote', 'upvote', 'like', 'support'], near: 'A reading garden' }] },
        ],
        'a vote is still there after a reload': [
          { open: ['suggestion', 'idea'] },
          { create: ['suggestion', 'idea'], with: { title: 'More comics' } },
          { open: ['suggestion', 'idea'] },
          { click: ['vote', 'upvote', 'like', 'support'], near: 'More comics' },
          { stored: ['suggestion', 'vote', 'idea'], value: 1 },
        ],
      },
    },
  },
];
