import type { EvalPrompt } from './prompt.ts';

export const approval: EvalPrompt[] = [
  {
    id: 'travel-requests',
    says: 'Employees ask for business trips: destination, reason, from, to, estimated cost. A manager approves or rejects each request with a comment. Show the number of requests that are waiting.',
    checks: {
      approval: {
        'requests have destination, reason, dates and cost': [
          {
            entity: ['request', 'trip', 'travel'],
            fields: ['destination', 'reason', ['from', 'start'], ['to', 'end'], 'cost'],
          },
        ],
        'requests have a status': [{ entity: ['request', 'trip', 'travel'], fields: ['status'] }],
        'a trip can be asked for': [
          { create: ['request', 'trip', 'travel'], with: { destination: 'Tromsø', reason: 'Trade fair' } },
          { stored: ['request', 'trip', 'travel'], value: 'Tromsø' },
        ],
        'a new request waits': [
          { create: ['request', 'trip', 'travel'], with: { destination: 'Ghent' } },
          { open: ['request', 'trip', 'travel'] },
          { openRecord: 'Ghent' },
          { sees: ['pending', 'waiting', 'requested', 'submitted', 'open', 'new'] },
        ],
        'a request can be approved': [
          { create: ['request', 'trip', 'travel'], with: { destination: 'Porto' } },
          { open: ['request', 'trip', 'travel'] },
          { openRecord: 'Porto' },
          { click: 'approve' },
          { stored: ['request', 'trip', 'travel'], value: 'approved' },
        ],
        'a request can be rejected': [
          { create: ['request', 'trip', 'travel'], with: { destination: 'Reykjavik' } },
          { open: ['request', 'trip', 'travel'] },
          { openRecord: 'Reykjavik' },
          { click: ['reject', 'decline', 'deny'] },
          { stored: ['request', 'trip', 'travel'], value: 'reject' },
        ],
        'the number of waiting requests is shown': [
          { open: ['overview', 'dashboard', 'home', 'request', 'trip'] },
          { sees: ['pending', 'waiting', 'requested', 'submitted'] },
        ],
      },
    },
  },
  {
    id: 'garden-plots',
    says: 'Our community garden gives out plots. Residents apply for a plot with name, address and reason; the board accepts applications or puts them on a waiting list; plots have a number, a size and a tenant.',
    checks: {
      approval: {
        'plots have number, size and tenant': [
          { entity: 'plot', fields: ['number', 'size', ['tenant', 'resident', 'member']] },
        ],
        'applications have name, address and reason': [
          { entity: 'application', fields: [['name', 'applicant', 'resident'], 'address', 'reason'] },
        ],
        'somebody can apply': [
          { open: ['application', 'apply'] },
          { create: ['application', 'apply'], with: { 'name|applicant|resident': '*', reason: 'Room for tomatoes' } },
          { stored: 'application', value: 'Room for tomatoes' },
        ],
        'an application can be accepted': [
          { open: ['applications', 'application'] },
          { create: 'application', with: { 'title|name|reason': 'Pia Beet' } },
          { open: ['applications', 'application'] },
          { openRecord: 'Pia Beet' },
          { click: ['accept', 'approve'] },
          { sees: ['accepted', 'approved'] },
        ],
        'a plot can be added': [
          { open: 'plot' },
          { create: 'plot', with: { number: 17 } },
          { stored: 'plot', value: 17 },
        ],
      },
    },
  },
];
