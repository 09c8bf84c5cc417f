import type { Kind } from './kind.ts';

export const projects: Kind = {
  id: 'projects',
  words: ['project', 'projects', 'project board', 'projects board', 'kanban', 'kanban board', 'sprint', 'milestones', 'project management', 'backlog', 'agile board', 'projekte', 'projektplan', 'projets', 'proyectos', 'progetti'], // prettier-ignore
  noun: 'projects',
  user: 'a small team around one table, and the person who asks when it will be ready',
  daily: 'pull the next card',
  look: { palette: 'Harbor', typePair: 'Studio', radius: 8 },
  nav: 'side',
  signature: 'stages',
  signatureIs: 'one bar that shows how much work is at each stage',
  entities: [
    {
      name: 'Card',
      words: ['card', 'issue', 'work item', 'story', 'task'],
      fields: [
        'Title: text!',
        'Project: reference -> Project',
        'Status: select! Backlog | Next | In progress | Review | Done',
        'Owner: text',
        'Due on: date',
        'Days of work: number',
        'Details: longtext',
      ],
      columns: ['project', 'owner', 'due_on', 'status'],
      samples: [
        { title: 'Walk through the site with the fire inspector', project: 'Community hall', status: 'Next', owner: 'Bram Visser', due_on: 3, days_of_work: 1 },
        { title: 'Three quotes for the stage curtain', project: 'Community hall', status: 'In progress', owner: 'Aylin Demir', due_on: -1, days_of_work: 2 },
        { title: 'Sketch the welcome desk', project: 'Community hall', status: 'Review', owner: 'Bram Visser', days_of_work: 3 },
        { title: 'Ask the neighbours about parking during the building works in summer', project: 'Community hall', status: 'Backlog', days_of_work: 1 },
        { title: 'Choose five photos for the cover', project: 'Yearbook', status: 'In progress', owner: 'Sunita Rao', due_on: 6, days_of_work: 1 },
        { title: 'Collect the texts of all classes', project: 'Yearbook', status: 'Next', owner: 'Aylin Demir', due_on: 12, days_of_work: 4 },
        { title: 'Print proof', project: 'Yearbook', status: 'Backlog', due_on: 40, days_of_work: 0 },
        { title: 'Move the newsletter to the new sender address', project: 'Website', status: 'Done', owner: 'Sunita Rao', due_on: -10, days_of_work: 1 },
        { title: 'Opening hours on the first page', project: 'Website', status: 'Done', owner: 'Sunita Rao', days_of_work: 1 },
      ], // prettier-ignore
    },
    {
      name: 'Project',
      words: ['project', 'initiative', 'projekt', 'proyecto', 'projet'],
      fields: [
        'Name: text!',
        'Lead: text',
        'State: select! Planned | Running | Paused | Finished',
        'Deadline: date',
        'Budget: money',
        'Goal: longtext',
      ],
      columns: ['lead', 'state', 'deadline', 'budget'],
      samples: [
        { name: 'Community hall', lead: 'Bram Visser', state: 'Running', deadline: 85, budget: 24000, goal: 'Open the hall with a stage, heating and a kitchen that works.' },
        { name: 'Yearbook', lead: 'Aylin Demir', state: 'Running', deadline: 40, budget: 3200 },
        { name: 'Website', lead: 'Sunita Rao', state: 'Paused', budget: 0 },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'board', label: 'Board', icon: 'SquareKanban', entity: 'Card', by: 'status' },
    {
      archetype: 'list',
      label: 'Cards',
      icon: 'ListChecks',
      entity: 'Card',
      layout: 'table',
      filters: ['status', 'project'],
    },
    {
      archetype: 'list',
      label: 'Projects',
      icon: 'FolderOpen',
      entity: 'Project',
      layout: 'table',
      filters: ['state'],
    },
    { archetype: 'calendar', label: 'Deadlines', icon: 'CalendarDays', entity: 'Card', on: 'due_on' },
  ],
};
