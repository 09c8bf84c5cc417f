import type { ToolKey } from './draft/merge-tools.ts';
import { toolEditorTexts as editor } from './tool-editor.texts.ts';
import { toolTexts } from './tools.texts.ts';

const names: Readonly<Record<ToolKey, string>> = {
  title: editor.settings.title,
  fields: toolTexts.panel.fields,
  steps: editor.steps.title,
  stages: toolTexts.panel.prompt,
  contextItems: toolTexts.panel.sources,
  blocks: toolTexts.panel.results,
  'texts.header': editor.texts.header,
  'texts.description': editor.texts.description,
  'texts.runButton': editor.texts.runButton,
  'texts.welcomeMessage': editor.texts.welcomeMessage,
  'texts.examples': editor.texts.examples,
  'texts.isMultiStepInput': editor.steps.isOn,
  'texts.ctaMessage': editor.cta.message,
  'texts.ctaButton': editor.cta.button,
  'texts.ctaLink': editor.cta.link,
  'style.styleName': editor.branding.style,
  'style.logoUrl': editor.branding.logo,
  'style.background': editor.branding.background,
  'style.backgroundImage': editor.branding.backgroundImage,
  'style.headerTextColor': editor.branding.headerTextColor,
  'style.subheaderTextColor': editor.branding.subheaderTextColor,
  'style.buttonTextColor': editor.branding.buttonTextColor,
  'style.buttonBackgroundColor': editor.branding.buttonBackgroundColor,
  'style.hideBuildAI': editor.branding.hideBuildAI,
  'settings.dailyUserLimit': editor.settings.dailyUserLimit,
  'settings.weeklyUserLimit': editor.settings.weeklyUserLimit,
  'settings.aiModel': editor.settings.aiModel,
  'settings.aiQueryMethod': editor.settings.aiQueryMethod,
  'settings.creditsPerRun': editor.settings.creditsPerRun,
  'settings.modelTemperature': editor.settings.modelTemperature,
  'settings.userCanEditResults': editor.settings.userCanEditResults,
};

/** What a part of the document is called in the panels. */
export const keyName = (key: ToolKey): string => names[key] ?? key;
