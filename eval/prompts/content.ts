import type { EvalPrompt } from './prompt.ts';

export const content: EvalPrompt[] = [
  {
    id: 'vet-practice',
    says: 'A website for a small animal practice: a welcoming start page, the services with prices, news, a page about the team, opening hours, and a contact page with a form.',
    checks: {
      content: {
        'the start page welcomes': [{ sees: ['welcome', 'practice', 'animal'] }, { shows: 'picture' }],
        'services have prices': [{ entity: 'service', fields: ['price'] }],
        'there are services to look at': [{ open: 'service' }, { sees: ['price', '€', '$', '£'] }],
        'there is a page with news': [{ open: 'news' }, { sees: 'news' }],
        'a piece of news can be written and read': [
          { open: 'news' },
          { create: ['news', 'article', 'post'], with: { 'title|headline': 'New X-ray room' } },
          { open: 'news' },
          { sees: 'New X-ray room' },
        ],
        'there is a page about the team': [{ open: ['about', 'team', 'us'] }, { sees: ['team', 'about'] }],
        'opening hours are named': [
          { open: ['opening', 'hours', 'contact', 'about'] },
          { sees: ['opening', 'hours', 'monday', 'mon'] },
        ],
        'a message can be sent': [
          { open: 'contact' },
          { create: ['contact', 'message'], with: { name: 'Olga Paw', message: 'My cat limps' } },
          { stored: ['contact', 'message', 'inquiry', 'enquiry'], value: 'My cat limps' },
        ],
      },
      'people and roles': {
        'a visitor can read all that without signing in': [
          { asVisitor: [{ open: ['about', 'team'] }, { sees: ['about', 'team'] }] },
        ],
      },
    },
  },
  {
    id: 'brass-band',
    says: 'Homepage of our brass band: concerts with date, town and ticket price, a gallery of pictures, our members with instrument, and visitors can leave their email for a newsletter.',
    checks: {
      content: {
        'concerts have date, town and price': [
          { entity: 'concert', fields: ['date', ['town', 'city', 'place'], 'price'] },
        ],
        'members have an instrument': [{ entity: ['member', 'musician'], fields: ['instrument'] }],
        'concerts are listed': [
          { open: 'concert' },
          { create: 'concert', with: { 'town|city|place': 'Castleford', 'date|day': '2030-08-08' } },
          { open: 'concert' },
          { sees: 'Castleford' },
        ],
        'there is a gallery with pictures': [{ open: ['gallery', 'picture', 'photo'] }, { shows: 'picture' }],
        'an email can be left for the newsletter': [
          { open: ['newsletter', 'subscribe', 'sign up', 'home'] },
          { create: ['newsletter', 'subscribe', 'subscriber'], with: { email: 'fan@example.com' } },
          { stored: ['subscriber', 'newsletter', 'subscription'], value: 'fan@example.com' },
        ],
      },
    },
  },
];
