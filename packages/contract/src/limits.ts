import { accountLimits } from './accounts/limits.ts';
import { appErrorLimits } from './app-errors/limits.ts';
import { appPeopleLimits } from './app-people/limits.ts';
import { appSettingsLimits } from './app-settings/limits.ts';
import { appLimits } from './apps/limits.ts';
import { chatAssistantLimits } from './chat-assistant/limits.ts';
import { chatLimits } from './chat/limits.ts';
import { codeLimits } from './code/limits.ts';
import { exportLimits } from './exports/limits.ts';
import { importLimits } from './imports/limits.ts';
import { interfaceLimits } from './interface/limits.ts';
import { knowledgeLimits } from './knowledge/limits.ts';
import { mailLimits } from './mail/limits.ts';
import { planLimits } from './plans/limits.ts';
import { previewLimits } from './preview/limits.ts';
import { publishingLimits } from './publishing/limits.ts';
import { recordLimits } from './records/limits.ts';
import { repairLabLimits } from './repair-lab/limits.ts';
import { uploadLimits } from './uploads/limits.ts';
import { versionLimits } from './versions/limits.ts';

/**
 * The product's constants, units in their names, from the `limits.ts` of each area. Sources: the rule ids beside them
 * (docs/requirements.md).
 */
export const limits = {
  ...accountLimits,
  ...appErrorLimits,
  ...appPeopleLimits,
  ...appSettingsLimits,
  ...appLimits,
  ...chatAssistantLimits,
  ...chatLimits,
  ...codeLimits,
  ...exportLimits,
  ...importLimits,
  ...interfaceLimits,
  ...knowledgeLimits,
  ...mailLimits,
  ...planLimits,
  ...previewLimits,
  ...publishingLimits,
  ...recordLimits,
  ...repairLabLimits,
  ...uploadLimits,
  ...versionLimits,
};
