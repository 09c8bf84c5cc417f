import type { AccountId, AppId } from '@whittle/contract/ids';
import type { PublishRequest } from '@whittle/contract/publishing';
import type { Entity } from '@whittle/domain/entities/entity';
import type { AuditRecord } from '../../core/audit/audit.service.ts';

/** `address` is the network address. */
export type Publisher = { accountId: AccountId; address?: string };

/** Who may do what with the data from now on stands in the line. */
export const published = (by: Publisher, appId: AppId, versionId: string, entities: Entity[]): AuditRecord => ({
  event: 'published',
  actor: { kind: 'account', id: by.accountId },
  appId,
  target: versionId,
  address: by.address,
  details: Object.fromEntries(entities.map(({ name, access }) => [name, `${access.read}/${access.write}`])),
});

export const accessChosen = (
  by: Publisher,
  appId: AppId,
  details: NonNullable<PublishRequest['access']>,
): AuditRecord => ({
  event: 'app-access-changed',
  actor: { kind: 'account', id: by.accountId },
  appId,
  address: by.address,
  details,
});
