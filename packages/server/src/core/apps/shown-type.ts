import { type AppType, appTypeSchema } from '@whittle/contract/apps';

/** Kind of the row of a template that somebody tries: in no list, and a different one for each version of a template. */
export const templateType = (appType: string, templateId: string, versionId: string): string =>
  `template:${appType}:${templateId}:${versionId}`;

/** A sample or template that somebody tries is an app like those that are made here. */
export const shownType = (appType: string): AppType => {
  const made = appType.startsWith('template:') ? appType.split(':')[1] : appType;
  return appTypeSchema.safeParse(made).data ?? 'space_app';
};
