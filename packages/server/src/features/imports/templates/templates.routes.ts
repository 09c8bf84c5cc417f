import type { AppTemplate } from '@whittle/contract/app-templates';
import { appTemplateCalls as calls, templateCategoryCalls } from '@whittle/contract/app-templates/calls';
import { oneLine } from '@whittle/domain/accounts/one-line';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { AppError } from '../../../http/app-error.ts';
import { publishedOrigin } from '../../../http/hosts.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { OpenTemplate } from './open-template.ts';
import { addCategory, findTemplates, listCategories, removeCategory } from './templates.store.ts';

type Deps = Pick<Adapters, 'db' | 'config'> & {
  openTemplate: OpenTemplate;
  apps: Pick<AppsService, 'summary'>;
  guards: SessionGuards;
};

/** Pictures of a template come from where the builder's pages may load them. */
const noDomain = { customDomain: null, domainProvenAt: null };

export function templatesRoutes({ db, config, openTemplate, apps, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const categories = async () => ({ items: await listCategories(db) });

  on(calls.list, async () => ({
    items: (await findTemplates(db, { toolAccounts: config.toolTemplateAccounts })).map(
      ({ settings, details, ...app }): AppTemplate => {
        const { templateImageUrl, templateCategory, templateDescription } = settings;
        return {
          ...{ templateId: app.id, name: app.name, accentColor: app.accentColor, category: templateCategory },
          description: templateDescription || details.description,
          // The builder's pages load no pictures from elsewhere.
          imageUrl: templateImageUrl.startsWith('/files/')
            ? publishedOrigin(config, { ...app, ...noDomain }) + templateImageUrl
            : null,
        };
      },
    ),
  }));
  on(calls.open, async ({ account, params }, c) =>
    apps.summary(await openTemplate({ ...account, address: c.env.clientAddress }, params.templateId)),
  );
  on(templateCategoryCalls.list, categories);
  on(templateCategoryCalls.add, async ({ body }) => {
    const name = oneLine(body.name, 120);
    if (name === '') throw new AppError('category-empty');
    if (!(await addCategory(db, name))) throw new AppError('category-exists');
    return categories();
  });
  on(templateCategoryCalls.remove, async ({ body }) => {
    await removeCategory(db, body.name);
    return categories();
  });
  return routes;
}
