import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { appSettingsTexts as texts } from './app-settings.texts.ts';
import { type FieldPanel, menuOf } from './panel-names.ts';

export type FoundSetting = { panel: FieldPanel; name: string; label: string };

/** Every setting that the panels show, with where it is. */
function allSettings({ appType }: AppConfiguration): FoundSetting[] {
  const { details, branding, settings } = texts;
  const of = (panel: FieldPanel, document: string, labels: Record<string, string>) =>
    Object.entries(labels).map(([key, label]) => ({ panel, name: `${document}.${key}`, label }));
  const { name, description, language, icon, socialImage } = details;
  const isSpace = appType === 'space_app';
  const { header, welcomeMessage, ctaMessage, ctaButton, ctaLink } = texts.texts;
  const { style, background, headerTextColor, subheaderTextColor, buttonBackgroundColor, buttonTextColor } = branding;
  const all = [
    ...of('details', 'details', { name, description, language, icon, socialImage }),
    ...of('texts', 'texts', { header, welcomeMessage, ctaMessage, ctaButton, ctaLink }),
    ...(isSpace ? [] : of('texts', 'texts', { description: texts.texts.description })),
    ...of('branding', 'style', {
      ...{ styleName: style, background, headerTextColor, subheaderTextColor, buttonBackgroundColor, buttonTextColor },
      ...{ logoUrl: branding.logo, backgroundImage: branding.backgroundImage, hideBuildAI: branding.hideBuildAI },
    }),
    ...of('settings', 'settings', {
      ...{ mainPage: settings.mainPage, aiModel: settings.aiModel, modelTemperature: settings.modelTemperature },
    }),
    ...of('settings', 'signup', { isSignupEnabled: appAccessTexts.signupToggle }),
    ...of('settings', 'signup', {
      termsOfServiceLink: appAccessTexts.termsLink,
      privacyPolicyLink: appAccessTexts.privacyLink,
      supportEmail: appAccessTexts.supportEmail,
    }),
    ...of('settings', 'memberships', { isPaidMembershipsEnabled: settings.memberships }),
    ...of('settings', 'settings', {
      isClaimable: texts.claim.isClaimable,
      requireBuilderCollaboratorAccount: texts.claim.requireBuilderCollaboratorAccount,
      isAppTemplate: texts.template.isAppTemplate,
      templateCategory: texts.template.category,
      templateDescription: texts.template.description,
      templateImageUrl: texts.template.picture,
    }),
  ];
  return menuOf({ appType }).includes('details') ? all : all.filter(({ panel }) => panel !== 'details');
}

/** Each word of the search begins a word of what something is called. */
export function isFoundBy(search: string, names: readonly string[]): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = ` ${names.join(' ')}`.toLowerCase();
  return words.every((word) => text.includes(` ${word}`) || text.includes(`-${word}`));
}

/** Settings that are there to be seen, by their own name and that of their panel. */
export function findSettings(configuration: AppConfiguration, search: string): FoundSetting[] {
  return allSettings(configuration)
    .filter(({ name }) => isShown(configuration, name))
    .filter(({ panel, label }) => isFoundBy(search, [label, texts.panel[panel]]));
}

/** Some settings show once another one is on. */
function isShown({ gates, signup, settings }: AppConfiguration, name: string): boolean {
  const gate = gates[name];
  if (gate?.isOpen === false && gate.reason === 'admin') return false;
  if (name.startsWith('memberships.')) return gate?.isOpen !== false || gate.reason !== 'role';
  if (name.startsWith('signup.')) return name === 'signup.isSignupEnabled' || signup.isSignupEnabled;
  if (name === 'settings.requireBuilderCollaboratorAccount') return settings.isClaimable;
  return !name.startsWith('settings.template') || settings.isAppTemplate;
}
