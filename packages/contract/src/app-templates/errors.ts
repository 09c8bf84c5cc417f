import type { ErrorTable } from '../error-table.ts';

export const appTemplateErrors = {
  'template-gone': { status: 404, message: 'This template is no longer offered.' },
  // EDIT-17
  'category-empty': { status: 400, message: 'Category name cannot be empty' },
  'category-exists': { status: 409, message: 'Category already exists' },
} as const satisfies ErrorTable;
