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
  const { header, welcomeMessage, ctaMessage, ctaButton, ctaLink } = texts.texts;
  const { style, background, headerTextColor, subheaderTextColor, buttonBackgroundColor, buttonTextColor } = branding;
  const all = [
    ...of('details', 'details', { name, description, language, icon, socialImage }),
    ...of('texts', 'texts', { header, welcomeMessage, ctaMessage, ctaButton, ctaLink }),
    ...of('branding', 'style', {
      ...{ styleName: style, background, headerTextColor, subheaderTextColor, buttonBackgroundColor, buttonTextColor },
      ...{ logoUrl: branding.logo, backgroundImage: branding.backgroundImage, hideBuildAI: branding.hideBuildAI },
    }),
    ...of('settings', 'settings', { mainPage: settings.mainPage, modelTemperature: settings.modelTemperature }),
    ...of('settings', 'settings', {
      ...{ isClaimable: texts.claim.isClaimable, isAppTemplate: texts.template.isAppTemplate },
    }),
    ...of('settings', 'signup', { isSignupEnabled: appAccessTexts.signupToggle }),
    ...of('settings', 'signup', {
      termsOfServiceLink: appAccessTexts.termsLink,
      privacyPolicyLink: appAccessTexts.privacyLink,
      supportEmail: appAccessTexts.supportEmail,
    }),
  ];
  return menuOf({ appType }).includes('details') ? all : all.filter(({ panel }) => panel !== 'details');
}

/** Each word of the search begins a word of the setting or of its panel. */
export function findSettings(configuration: AppConfiguration, search: string): FoundSetting[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const open = allSettings(configuration).filter(({ name }) => {
    const gate = configuration.gates[name];
    const isSwitchedOff = /^signup\.(?!isSignupEnabled)/.test(name) && !configuration.signup.isSignupEnabled;
    return !isSwitchedOff && (gate === undefined || gate.isOpen || gate.reason !== 'admin');
  });
  return open.filter(({ panel, label }) => {
    const text = ` ${label} ${texts.panel[panel]}`.toLowerCase();
    return words.every((word) => text.includes(` ${word}`) || text.includes(`-${word}`));
  });
}
