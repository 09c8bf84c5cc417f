import type { Kind } from './kind.ts';

export const tasks: Kind = {
  id: 'tasks',
  words: ['task', 'to-do', 'todo', 'to do list', 'task list', 'checklist', 'chore', 'errand', 'task manager', 'reminders', 'aufgaben', 'tâches', 'tareas', 'attività'], // prettier-ignore
  noun: 'tasks',
  user: 'the people who do the work, on whatever is at hand',
  daily: 'tick off what is due',
  look: { palette: 'Harbor', typePair: 'Workshop', radius: 4 },
  nav: 'side',
  signature: 'check',
  signatureIs: 'the square tick box, large beside the day’s number and beside every task',
  entities: [
    {
      name: 'Task',
      words: ['task', 'todo', 'to-do', 'chore', 'item', 'errand', 'reminder', 'aufgabe', 'tâche', 'tarea'],
      alsoCalled: ['chore', 'errand'],
      fields: [
        'Title: text!',
        'Status: select! To do | In progress | Done',
        'Priority: select! Low | Medium | High',
        'Due date: date',
        'Assignee: text',
        'Notes: longtext',
      ],
      columns: ['due_date', 'priority', 'assignee', 'status'],
      samples: [
        { title: 'Send the signed lease to the landlord', status: 'To do', priority: 'High', due_date: -2, assignee: 'Priya Raman' },
        { title: 'Order new filters for the coffee machine', status: 'To do', priority: 'Low', due_date: 0, assignee: 'Tomás Vidal' },
        { title: 'Proofread the spring brochure', status: 'In progress', priority: 'Medium', due_date: 0, assignee: 'Ida Lindqvist', notes: 'Pages 4 to 9 first, the printer needs them early.' },
        { title: 'Call the electrician about the flickering light in the back room before the inspection', status: 'To do', priority: 'High', due_date: 1, assignee: 'Priya Raman' },
        { title: 'Book the van for the fair', status: 'To do', priority: 'Medium', due_date: 4 },
        { title: 'Renew the domain', status: 'To do', priority: 'High', due_date: 9, assignee: 'Kwame Boateng' },
        { title: 'Collect ideas for the summer window', status: 'To do', priority: 'Low' },
        { title: 'Back up the shared drive', status: 'Done', priority: 'Medium', due_date: -5, assignee: 'Kwame Boateng' },
        { title: 'Water the plants', status: 'Done', priority: 'Low', due_date: -1, assignee: 'Tomás Vidal' },
      ], // prettier-ignore
    },
  ],
  pages: [
    {
      archetype: 'list',
      label: 'Tasks',
      icon: 'ListChecks',
      entity: 'Task',
      layout: 'checklist',
      filters: ['priority', 'status'],
    },
    { archetype: 'board', label: 'Board', icon: 'SquareKanban', entity: 'Task', by: 'status' },
    { archetype: 'calendar', label: 'Calendar', icon: 'CalendarDays', entity: 'Task', on: 'due_date' },
  ],
};
