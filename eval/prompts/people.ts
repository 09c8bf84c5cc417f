import type { EvalPrompt } from './prompt.ts';

export const people: EvalPrompt[] = [
  {
    id: 'volunteer-desk',
    says: 'A site for the volunteers of an animal shelter. Each volunteer has a profile page with name, phone and the days they are free, which they can change. Coordinators post tasks with date and place, and volunteers sign up for tasks.',
    checks: {
      'people and roles': {
        'there is a profile of one’s own': [{ open: ['profile', 'account', 'my'] }, { sees: ['name', 'profile'] }],
        'the profile can be changed and stays so': [
          { open: ['profile', 'my'] },
          { fill: { phone: '0228 4455' } },
          { click: ['save', 'update', 'add profile', 'create profile'] },
          { waits: 0.5 },
          { reload: true },
          { holds: { phone: '0228 4455' } },
        ],
        'tasks have date and place': [{ entity: ['task', 'shift', 'job'], fields: ['date', ['place', 'location']] }],
        'a task can be posted': [
          { open: 'task' },
          { create: 'task', with: { 'title|name|task': 'Walk the old dogs', 'place|location': 'North gate' } },
          { stored: ['task', 'shift', 'job'], value: 'Walk the old dogs' },
        ],
        'somebody can sign up for a task': [
          {
            entity: ['sign up', 'signup', 'registration', 'assignment', 'participation', 'attendance', 'booking'],
            fields: ['task'],
          },
        ],
        'a person who registers gets in': [{ asPerson: [{ open: 'task' }, { lacks: 'Sign in to' }] }],
      },
    },
  },
  {
    id: 'class-noticeboard',
    says: 'A noticeboard for a primary school class. Teachers post notices with title, text and date; parents read them and can write a reply, but cannot post notices. Everybody must sign in.',
    checks: {
      'people and roles': {
        'notices have title, text and date': [
          { entity: ['notice', 'post'], fields: ['title', ['text', 'body', 'content'], 'date'] },
        ],
        'the owner can post a notice': [
          { open: 'notice' },
          { create: 'notice', with: { title: 'Bring rubber boots' } },
          { stored: ['notice', 'post'], value: 'Bring rubber boots' },
        ],
        'a visitor who did not sign in sees no notice': [
          { open: 'notice' },
          { create: 'notice', with: { title: 'Secret outing' } },
          { asVisitor: [{ sees: ['sign in', 'log in'] }, { lacks: 'Secret outing' }] },
        ],
        'parents read notices and have no button to post one': [
          { open: 'notice' },
          { create: 'notice', with: { title: 'Parents evening on Tuesday' } },
          {
            asPerson: [
              { open: 'notice' },
              { sees: 'Parents evening on Tuesday' },
              { lacks: ['Add notice', 'New notice', 'Post notice'] },
            ],
          },
        ],
        'the reply says who may do what': [{ reply: /teacher/i }],
      },
      opinions: {
        'parents can reply': [{ entity: ['reply', 'replies', 'comment', 'answer'], fields: ['notice'] }],
      },
    },
  },
];
