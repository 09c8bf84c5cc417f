import { appTemplateListSchema, templateCategoriesSchema, templateCategorySchema } from '../app-templates.ts';
import { appSummarySchema } from '../apps.ts';
import { call } from '../call.ts';

/** Apps that platform admins offer to everybody who builds here. Rules: TEMPL-01 to TEMPL-03. */
export const appTemplateCalls = {
  list: call.get({
    path: '/api/app-templates',
    summary: 'Apps that are offered as templates',
    who: 'account',
    response: appTemplateListSchema,
  }),
  open: call.post({
    path: '/api/app-templates/:templateId',
    summary: 'A copy of a template to try',
    who: 'account',
    response: appSummarySchema,
    errors: ['template-gone', 'rate-limited'],
  }),
};

/** EDIT-17. Each answers the list as it is then. */
export const templateCategoryCalls = {
  list: call.get({
    path: '/api/admin/template-categories',
    summary: 'Categories of templates',
    who: 'admin',
    response: templateCategoriesSchema,
  }),
  add: call.post({
    path: '/api/admin/template-categories',
    summary: 'Add a category of templates',
    who: 'admin',
    body: templateCategorySchema,
    response: templateCategoriesSchema,
    errors: ['category-empty', 'category-exists'],
  }),
  remove: call.post({
    path: '/api/admin/template-categories/remove',
    summary: 'Offer a category no more; templates that have it keep it',
    who: 'admin',
    body: templateCategorySchema,
    response: templateCategoriesSchema,
  }),
};
