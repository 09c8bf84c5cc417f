import { titleOfNewApp } from '@whittle/domain/apps/title-of-new-app';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';
import { findFirstMessage } from '../messages.store.ts';
import type { Settlement } from './settle-turn.ts';

/** PUB-19: a turn that changes the name in the app's settings names the app. */
export async function nameApp(
  tx: Transaction,
  apps: Pick<AppsService, 'find' | 'nameByFiles'>,
  { turn, base, reply }: Pick<Settlement, 'turn' | 'base' | 'reply'>,
): Promise<void> {
  const first = await findFirstMessage(tx, turn.appId);
  const app = await apps.find(turn.appId);
  const made = titleOfNewApp(app?.appType ?? '', first?.content ?? '');
  await apps.nameByFiles(tx, turn.appId, { before: base.files, after: reply.files, made });
}
