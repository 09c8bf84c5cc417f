import type { Kind } from './kind.ts';

export const jobs: Kind = {
  id: 'jobs',
  words: ['job board', 'job', 'jobs', 'vacancy', 'vacancies', 'hiring', 'recruiting', 'recruitment', 'applicants', 'applicant tracking', 'candidates', 'job applications', 'job search', 'stellenbörse', 'stellen', 'bewerbungen', 'emplois', 'empleos'], // prettier-ignore
  noun: 'jobs',
  user: 'people looking for work, and the office that posts it',
  daily: 'read the new openings and write to one',
  look: { palette: 'Press', typePair: 'Workshop', radius: 0 },
  nav: 'top',
  signature: 'masthead',
  signatureIs: 'the thick and thin ruled lines of a small-ads page',
  access: { read: 'all', write: 'creator' },
  entities: [
    {
      name: 'Job',
      words: ['job', 'vacancy', 'opening', 'position', 'role', 'stelle', 'posting'],
      alsoCalled: ['vacancy', 'position'],
      fields: [
        'Title: text!',
        'Company: text!',
        'Place: text!',
        'Contract: select! Full-time | Part-time | Freelance | Apprenticeship',
        'Monthly pay: money',
        'Remote: boolean',
        'Apply by: date!',
        'Contact: email!',
        'About: longtext!',
      ],
      columns: ['company', 'place', 'contract', 'monthly_pay', 'apply_by'],
      samples: [
        { title: 'Bicycle mechanic', company: 'Spoke & Chain', place: 'Ghent', contract: 'Full-time', monthly_pay: 2650, remote: false, apply_by: 12, contact: 'work@spokeandchain.example', about: 'Wheels, brakes, the odd e-bike motor. Four days in the workshop, one at the counter. Tools are ours, apron too.' },
        { title: 'Evening cook', company: 'Café Lantern', place: 'Ghent', contract: 'Part-time', monthly_pay: 1480, remote: false, apply_by: 2, contact: 'kitchen@lantern.example', about: 'Small menu that changes with the market. Thursday to Saturday from four.' },
        { title: 'Web developer for a museum’s ticket shop', company: 'Museum of Everyday Things', place: 'Antwerp', contract: 'Freelance', monthly_pay: 5200, remote: true, apply_by: 25, contact: 'digital@everyday.example', about: 'Three months to make buying a ticket take less than a minute. Accessibility is not optional.' },
        { title: 'Apprentice joiner', company: 'De Vries Interiors', place: 'Bruges', contract: 'Apprenticeship', remote: false, apply_by: 40, contact: 'leren@devries.example', about: 'Three years, two days a week at school. You need steady hands and a driving licence by year two.' },
        { title: 'Bookkeeper', company: 'North Quay Accountants', place: 'Ostend', contract: 'Part-time', monthly_pay: 2100, remote: true, apply_by: 7, contact: 'hello@northquay.example', about: 'Twenty hours, twelve small clients, no overtime in March: we mean it.' },
        { title: 'Night-shift nurse for the paediatric intensive care unit', company: 'Northside Clinic', place: 'Brussels', contract: 'Full-time', monthly_pay: 3900, remote: false, apply_by: 18, contact: 'nursing@northside.example', about: 'Seven nights on, seven off.' },
        { title: 'Library assistant', company: 'City of Leuven', place: 'Leuven', contract: 'Part-time', monthly_pay: 1720, remote: false, apply_by: -3, contact: 'bib@leuven.example', about: 'Shelves, questions, story hour on Wednesdays.' },
      ], // prettier-ignore
    },
  ],
  pages: [
    { archetype: 'list', label: 'Openings', icon: 'BriefcaseBusiness', entity: 'Job', layout: 'journal', filters: ['contract', 'remote'] }, // prettier-ignore
    {
      archetype: 'dashboard',
      label: 'Market',
      icon: 'ChartColumn',
      entity: 'Job',
      figure: 'Openings on the board',
      measure: { kind: 'count' },
      period: null,
      charts: [
        { entity: 'Job', measure: { kind: 'count' }, by: { kind: 'value', field: 'contract' } },
        { entity: 'Job', measure: { kind: 'count' }, by: { kind: 'month', field: 'apply_by' } },
      ],
      toDo: { entity: 'Job', kind: 'upcoming', field: 'apply_by' },
    },
  ],
};
