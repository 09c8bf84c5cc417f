import { toOptions } from '../plan/tones.ts';
import type { NamedDraft } from './drafts.ts';

const isPrivate = /\b(?:household|family|personal|private|home|own|my|our flat|roommates?|shared flat)\b/i;
const isTrade = /\b(?:business|company|clients?|employees?|reimburs\w*|freelanc\w*|office)\b/i;
const rows: readonly (readonly [string, string])[] = [
  ['Weekly shopping', 'Groceries'],
  ['Electricity, monthly', 'Home'],
  ['Train tickets', 'Transport'],
  ['Cinema with friends', 'Leisure'],
  ['Pharmacy', 'Health'],
  ['Bread and milk', 'Groceries'],
  ['New lamp', 'Home'],
  ['Fuel', 'Transport'],
];
const income: readonly string[] = ['Salary', 'Refund', 'Sold the old bike', 'Birthday money', 'Side job'];

/** What a household spends is no client meeting, and what it earns has names of its own. */
export function ofHouseholds(drafts: readonly NamedDraft[], text: string): void {
  if (!isPrivate.test(text) || isTrade.test(text)) return;
  const expense = drafts.find(({ draft }) => draft.entity.name === 'Expense')?.draft;
  const category = expense?.entity.fields.find(({ name, type }) => name === 'category' && type === 'select');
  if (!expense || !category || !category.options?.some(({ value }) => value === 'Software')) return;
  category.options = toOptions([...new Set(rows.map(([, name]) => name))]);
  const titled = expense.entity.fields.find(({ type }) => type === 'text')?.name ?? 'description';
  expense.samples = expense.samples.slice(0, rows.length).map((row, index) => ({ ...row, [titled]: rows[index]![0], category: rows[index]![1] }));
  const earned = drafts.find(({ noun }) => noun === 'income')?.draft;
  const title = earned?.entity.fields.find(({ type }) => type === 'text')?.name;
  if (earned && title) earned.samples = earned.samples.slice(0, income.length).map((row, index) => ({ ...row, [title]: income[index]! }));
} // prettier-ignore
