import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import type { Understood } from './change.ts';
import { understand } from './understand/understand.ts';

const { plan } = recognise(
  'An expense tracker for a small team: description, amount, category, date, receipt image, status open or paid; a dashboard with a chart by month',
);

/** What was understood, in a few words: `add-field Shop`, `look #ffc0cb`. */
function inShort(understood: Understood): string {
  if (understood.kind === 'talk') return understood.topic;
  if (understood.kind !== 'changes') return understood.kind;
  return understood.changes
    .map((change) => {
      switch (change.kind) {
        case 'add-field':
          return `add ${change.field.label}: ${change.field.type}`;
        case 'rename-field':
          return `${change.field} is ${change.label}`;
        case 'remove-field':
        case 'hide-field':
        case 'show-field':
        case 'add-filter':
          return `${change.kind} ${change.field}`;
        case 'rename-page':
          return `page ${change.page} is ${change.label}`;
        case 'remove-page':
          return `without page ${change.page}`;
        case 'rename-app':
          return `app is ${change.name}`;
        case 'rename-entity':
          return `${change.entity} is ${change.label}`;
        case 'look':
          return ['look', change.palette, change.colours?.background, change.colours?.component]
            .filter(Boolean)
            .join(' ');
        case 'access':
          return `${change.entity} ${change.access.read}/${change.access.write}`;
        case 'add-chart':
          return `chart by ${change.chart.by.field}`;
        case 'add-entity':
          return `list of ${change.draft.entity.plural}`;
        default:
          return change.kind;
      }
    })
    .join(', ');
}

describe('[GEN-08] follow-ups in people’s words', () => {
  test.each([
    ['Please call the Overview page "Money at a glance" instead', 'page Home is Money at a glance'],
    ['call the overview page Money', 'page Home is Money'],
    ['rename the overview page to Summary', 'page Home is Summary'],
    ['call the app "Desk of Ada"', 'app is Desk of Ada'],
    ['Rename the app to Desk', 'app is Desk'],
    ['rename amount to cost', 'amount is Cost'],
    ['Could you rename category to kind?', 'category is Kind'],
    ['Add a field for the shop where it was bought', 'add Shop: text'],
    ['add a field for invoice numbers', 'add Invoice numbers: text'],
    ['please add a notes field', 'add Notes: longtext'],
    ['add a due date', 'unknown'],
    ['add a due date field', 'add Due date: date'],
    ['I need a phone number field', 'add Phone number: phone'],
    ['we need a project field for expenses', 'add Project: text'],
    ['add supplier and project fields', 'add Supplier: text, add Project: text'],
    ['remove the receipt', 'remove-field receipt_image'],
    ['get rid of the category field', 'remove-field category'],
    ['hide the date in the list', 'hide-field date'],
    ['pink background', 'look #ffc0cb'],
    ['make the background light yellow and the buttons navy', 'look #ffffe0 #000080'],
    ['use #112233 for the buttons', 'look #112233'],
    ['make the buttons teal', 'look #008080'],
    ['make it green', 'look Orchard'],
    ['use the Press palette', 'look Press'],
    ['Put a pie chart with spending per category on the dashboard', 'chart by category'],
    ['Put a pie chart with spending per shop on the dashboard', 'problem'],
    ['add a chart by month', 'chart by date'],
    ['show them as a board by status', 'add-board'],
    ['show the expenses in a calendar', 'add-calendar'],
    ['show the expenses as cards', 'list-layout'],
    ['add suppliers with name and email', 'list of Suppliers'],
    ['also keep clients', 'list of Clients'],
    ['add a login page', 'login'],
    ['we need a sign-in screen', 'login'],
    ['add user registration', 'login'],
    ['undo the last change', 'undo'],
    ['take that back', 'undo'],
    ['revert', 'undo'],
    ['delete all sample data', 'samples'],
    ['remove the example records please', 'samples'],
    ['thanks!', 'thanks'],
    ['hello', 'greeting'],
    ['what can you do?', 'help'],
    ['why is it slow?', 'question'],
    ['is there a dark mode?', 'dark'],
    ['Only admins may delete expenses', 'problem'],
    ['My colleagues should be able to see every expense, but only I may change or delete them', 'Expense all/creator'],
    ['Everyone who is logged in can see all expenses, only I can edit them', 'Expense all/creator'],
    ['make the expenses private', 'Expense creator/creator'],
    ['let anyone see the expenses without signing in', 'Expense anonymous/creator'],
    ['translate everything into Klingon', 'unknown'],
  ] as const)('“%s”: %s', (message, wanted) => {
    expect(inShort(understand(message, plan))).toBe(wanted);
  });
});
