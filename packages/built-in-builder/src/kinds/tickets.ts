import type { Kind } from './kind.ts';

export const tickets: Kind = {
  id: 'tickets',
  words: ['ticket', 'tickets', 'support', 'helpdesk', 'help desk', 'support tickets', 'issue tracker', 'bug tracker', 'bugs', 'incidents', 'maintenance requests', 'complaint tracker', 'service desk', 'störungen', 'anfragen', 'incidencias'], // prettier-ignore
  noun: 'tickets',
  user: 'the person on duty, at a desk, with the phone ringing',
  daily: 'take the oldest open ticket',
  look: { palette: 'Harbor', typePair: 'Clear', radius: 0 },
  nav: 'side',
  signature: 'stages',
  signatureIs: 'one bar that shows how many tickets are at each stage',
  access: { read: 'all', write: 'all' },
  entities: [
    {
      name: 'Ticket',
      words: ['ticket', 'issue', 'bug', 'incident', 'request', 'case', 'störung', 'anfrage'],
      alsoCalled: ['issue', 'bug', 'incident'],
      fields: [
        'Subject: text!',
        'Requester: text!',
        'Email: email',
        'Priority: select! Low | Medium | High | Urgent',
        'Status: select! Open | In progress | Waiting | Closed',
        'Assignee: text',
        'Answer by: date',
        'Screenshot: image',
        'Details: longtext!',
        'Reply: longtext',
      ],
      columns: ['requester', 'priority', 'assignee', 'answer_by', 'status'],
      samples: [
        { subject: 'Card reader at the north door rejects new badges', requester: 'Hedda Krogh', email: 'hedda@harbour.example', priority: 'Urgent', status: 'Open', answer_by: 0, details: 'Since this morning. Old badges work.' },
        { subject: 'Invoice shows last year’s address', requester: 'Samir Patel', email: 'samir@patel.example', priority: 'Medium', status: 'In progress', assignee: 'Nell Avery', answer_by: 1, details: 'We moved in spring and told you then.' },
        { subject: 'Export stops at 5,000 rows', requester: 'Lin Yu-Ting', email: 'yuting@lin.example', priority: 'High', status: 'Open', assignee: 'Nell Avery', answer_by: -2, details: 'The file simply ends, no message.' },
        { subject: 'Could the heating in meeting room 2 start before nine on days when the choir meets there', requester: 'Olga Sidorova', priority: 'Low', status: 'Waiting', assignee: 'Diego Fuentes', details: 'It takes an hour to get warm.', reply: 'Asked the caretaker, waiting for the key.' },
        { subject: 'Password mail never arrives', requester: 'Bartosz Zieliński', email: 'bz@zielinski.example', priority: 'High', status: 'In progress', assignee: 'Diego Fuentes', answer_by: 0, details: 'Checked the spam folder twice.' },
        { subject: 'Wrong opening hours on the map', requester: 'Fatou Ndiaye', priority: 'Low', status: 'Closed', assignee: 'Nell Avery', answer_by: -8, details: 'It says Sunday.', reply: 'Corrected, visible within a day.' },
        { subject: 'Projector hums', requester: 'Anton Berg', priority: 'Low', status: 'Open', details: 'Only when the lamp is warm.' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Queue',
      icon: 'Inbox',
      entity: 'Ticket',
      layout: 'table',
      filters: ['status', 'priority'],
    },
    { archetype: 'board', label: 'Board', icon: 'SquareKanban', entity: 'Ticket', by: 'status' },
    {
      archetype: 'dashboard',
      label: 'Load',
      icon: 'ChartColumn',
      entity: 'Ticket',
      figure: 'Open tickets',
      measure: { kind: 'count' },
      period: null,
      charts: [
        { entity: 'Ticket', measure: { kind: 'count' }, by: { kind: 'value', field: 'priority' } },
        { entity: 'Ticket', measure: { kind: 'count' }, by: { kind: 'value', field: 'status' } },
      ],
      toDo: { entity: 'Ticket', kind: 'overdue', field: 'answer_by' },
    },
  ],
};
