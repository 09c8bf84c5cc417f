import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { titleFromPrompt } from '@whittle/domain/apps/app-title';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import { findFirstMessage } from '../messages.store.ts';
import type { Settlement } from './settle-turn.ts';

/** PUB-19: a turn that changes the name in the app's settings names the app. */
export async function nameApp(
  tx: Transaction,
  apps: Pick<AppsService, 'nameAsSaid'>,
  { turn, base, reply }: Pick<Settlement, 'turn' | 'base' | 'reply'>,
): Promise<void> {
  const { name } = readAppSettings(reply.files);
  const { name: before } = readAppSettings(base.files);
  if (name === null || name === before) return;
  const first = await findFirstMessage(tx, turn.appId);
  await apps.nameAsSaid(tx, turn.appId, { name, before, made: titleFromPrompt(first?.content ?? '') });
}
