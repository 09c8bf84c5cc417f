import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import type { Understood } from './change.ts';
import { understand } from './understand.ts';

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
        case 'add-feature':
          return `with ${[...change.pages.map(({ label }) => label), ...change.drafts.map(({ entity }) => entity.plural)].join(', ')}`;
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
    ['add a due date', 'add Due date: date'],
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
    ['Only admins may delete expenses', 'rights'],
    ['My colleagues should be able to see every expense, but only I may change or delete them', 'Expense all/admin'],
    ['Everyone who is logged in can see all expenses, only I can edit them', 'Expense all/admin'],
    ['make the expenses private', 'Expense creator/creator'],
    ['let anyone see the expenses without signing in', 'Expense anonymous/creator'],
    ['translate everything into Klingon', 'problem'],
    ['add a field called supplier', 'add Supplier: text'],
    ['put a column for the tax rate in', 'add Tax rate: number'],
    ['can we also store the invoice number for expenses?', 'add Invoice number: text'],
    ['add the currency as a field', 'add Currency: text'],
    ["I'd like to note who approved it", 'add Approved by: text'],
    ['each expense should have a project', 'add Project: text'],
    ['expenses need a comment field', 'add Comment: longtext'],
    ['add a checkbox for reimbursed', 'add Reimbursed: boolean'],
    ["we don't need the receipt any more", 'remove-field receipt_image'],
    ["the category isn't needed", 'remove-field category'],
    ['delete the status column', 'remove-field status'],
    ['take the amount out of the list', 'hide-field amount'],
    ["don't show the date in the list", 'hide-field date'],
    ['change "Description" to "What for"', 'description is What for'],
    ['the amount should be called total', 'amount is Total'],
    ['call expenses costs', 'Expense is Cost'],
    ['rename expenses to costs', 'Expense is Cost'],
    ['the app should be called Money Pot', 'app is Money Pot'],
    ['add rejected to the status options', 'add-options'],
    ['add a category "Travel"', 'add-options'],
    ['status can also be rejected', 'add-options'],
    ['add options high, medium and low for priority', 'add Priority: select'],
    ['add a priority field with high, medium and low', 'add Priority: select'],
    ['show me how much we spend per category', 'chart by category'],
    ['add a pie chart by status', 'chart by status'],
    ['I want a chart of the amount per month', 'chart by date'],
    ["I'd like to see a calendar", 'add-calendar'],
    ['can I see them in a kanban board?', 'add-board'],
    ['show a list instead of cards', 'list-layout'],
    ['add a filter for category', 'add-filter category'],
    ['let me filter by status', 'add-filter status'],
    ['make it blue', 'look Harbor'],
    ['white background and black buttons', 'look #ffffff #000000'],
    ['use a serif font', 'look'],
    ['make the corners square', 'look'],
    ['remove the dashboard', 'without page Home'],
    ['make the expenses page the start page', 'main-page'],
    ['only I should see the expenses', 'Expense admin/admin'],
    ['let my team see everything', 'Expense all/creator'],
    ['make it public', 'Expense anonymous/creator'],
    ['also track mileage with date, km and car', 'list of Mileages'],
    ['add a list of suppliers', 'list of Suppliers'],
    ['we also have projects with a budget and a deadline', 'list of Projects'],
    ['add an employees page', 'list of Employees'],
    ['link expenses to projects', 'add Projects: text'],
    ['add an export to CSV', 'with Reports'],
    ['I need a report', 'with Reports'],
    ['add a monthly report', 'with Reports'],
    ['let people comment on expenses', 'with Comments'],
    ['add comments', 'with Comments'],
    ['can users rate expenses?', 'with Reviews'],
    ['add reviews', 'with Reviews'],
    ['add a contact page', 'with Contact, Messages'],
    ['add an about page', 'with About us'],
    ['add a FAQ page', 'with Questions and answers'],
    ['add favourites', 'with Favourites'],
    ['add a chat', 'with Chat, Chat messages, Chat members'],
    ['add a newsletter signup', 'with Newsletter, Subscribers'],
    ['add a timer', 'with Timer'],
    ['add a calculator', 'with Calculator'],
    ['add a quiz', 'with Quiz, Questions, Scores'],
    ['add a search', 'problem'],
    ['sort by amount', 'sort-list'],
    ['use a darker background', 'problem'],
    ['send me an email when an expense is added', 'problem'],
    ['connect it to Stripe', 'problem'],
    ['add login with Google', 'login'],
    ['it does not work', 'problem'],
    ['make the date required', 'require-field'],
    ["thanks, that's great", 'thanks'],
    ['that was wrong, go back', 'undo'],
  ] as const)('“%s”: %s', (message, wanted) => {
    expect(inShort(understand(message, plan))).toBe(wanted);
  });
});
