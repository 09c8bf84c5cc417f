import type { EvalPrompt } from './prompt.ts';

export const forms: EvalPrompt[] = [
  {
    id: 'sailing-membership',
    says: 'A membership form for our sailing club in three steps: first name, date of birth and email; then sailing experience (none, some, skipper) and whether they own a boat; then a summary and a button that sends it. The committee sees all applications in a list.',
    checks: {
      forms: {
        'applications have what the steps ask for': [
          {
            entity: ['application', 'membership', 'member', 'applicant'],
            fields: ['name', ['birth', 'date'], 'email', 'experience', 'boat'],
          },
        ],
        'the form asks step by step': [
          { open: ['application', 'apply', 'form', 'join', 'membership', 'become'] },
          { sees: ['step 1', '1 of 3', '1/3', 'next', 'continue'] },
        ],
        'the form can be sent': [
          {
            create: ['application', 'apply', 'form', 'join', 'membership'],
            with: { name: 'Tilda Brook', email: 'tilda@example.com', experience: 'some' },
          },
          { stored: ['application', 'membership', 'member', 'applicant'], value: 'Tilda Brook' },
        ],
        'somebody who sends it is told so': [
          { create: ['application', 'apply', 'form', 'join', 'membership'], with: { name: 'Rune Falk' } },
          { sees: ['thank', 'received', 'sent', 'submitted', 'Rune Falk'] },
        ],
        'the list shows what came in': [
          { create: ['application', 'apply', 'form', 'join', 'membership'], with: { name: 'Edda Reef' } },
          { open: ['application', 'membership', 'member', 'applicant'] },
          { sees: 'Edda Reef' },
        ],
      },
    },
  },
  {
    id: 'lost-property',
    says: 'A lost property desk for a bus company. Passengers report what they lost with description, bus line, date, colour and phone number. Staff set the status to reported, found or returned.',
    checks: {
      forms: {
        'reports have description, line, date, colour and phone': [
          {
            entity: ['report', 'lost', 'item', 'property'],
            fields: ['description', ['line', 'bus'], 'date', 'colour', 'phone'],
          },
        ],
        'a passenger can report something': [
          {
            create: ['report', 'lost', 'item', 'property'],
            with: { description: 'Green umbrella', phone: '0170 1234567' },
          },
          { stored: ['report', 'lost', 'item', 'property'], value: 'Green umbrella' },
        ],
        'the line is kept with the report': [
          { create: ['report', 'lost', 'item', 'property'], with: { description: 'A drum', 'line|bus': '42' } },
          { stored: ['report', 'lost', 'item', 'property'], value: 42 },
        ],
      },
      approval: {
        'a report has the statuses that were named': [
          { create: ['report', 'lost', 'item', 'property'], with: { description: 'Red scarf', status: 'found' } },
          { stored: ['report', 'lost', 'item', 'property'], value: 'found' },
        ],
        'staff can set a report to returned': [
          { create: ['report', 'lost', 'item', 'property'], with: { description: 'Tuba case' } },
          { edit: 'Tuba case', with: { status: 'returned' } },
          { stored: ['report', 'lost', 'item', 'property'], value: 'returned' },
        ],
      },
    },
  },
  {
    id: 'roof-enquiry',
    says: 'A one-page site for a roofer with a form for enquiries: name, phone, address, type of roof (flat, pitched, green), what is wrong and the preferred day for a visit.',
    checks: {
      forms: {
        'enquiries have what was asked for': [
          {
            entity: ['enquiry', 'enquiries', 'inquiry', 'request'],
            fields: [
              'name',
              'phone',
              'address',
              ['roof', 'type'],
              ['wrong', 'problem', 'description', 'message'],
              ['day', 'date', 'visit'],
            ],
          },
        ],
        'an enquiry can be sent': [
          {
            create: ['enquiry', 'inquiry', 'request', 'contact'],
            with: { name: 'Vera Stone', address: 'Mill Lane 4' },
          },
          { stored: ['enquiry', 'inquiry', 'request'], value: 'Vera Stone' },
        ],
        'the type of roof is one of three': [
          { create: ['enquiry', 'inquiry', 'request', 'contact'], with: { name: 'Karl Slate', 'roof|type': 'green' } },
          { stored: ['enquiry', 'inquiry', 'request'], value: 'green' },
        ],
      },
      'people and roles': {
        'a visitor can send an enquiry without an account': [
          {
            asVisitor: [
              {
                create: ['enquiry', 'inquiry', 'request', 'contact'],
                with: { name: 'Mo Visitor', address: 'Far Road 1' },
              },
            ],
          },
          { stored: ['enquiry', 'inquiry', 'request'], value: 'Mo Visitor' },
        ],
      },
    },
  },
];
