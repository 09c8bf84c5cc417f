import type { AppSummary } from '@whittle/contract/apps';
import type { VersionFile } from '@whittle/contract/versions';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { slugOf, slugProblem } from '@whittle/domain/apps/slug';
import type { AppAccess } from '@whittle/contract/people';
import type { ChosenAccess } from '../../core/app-access/access-choice.tsx';
import { needsSignIn } from './entity-access.ts';

/** What is odd about a publish without forbidding it, with what one click makes of it. */
export type PublishWarning =
  | { kind: 'sign-up-off'; access: ChosenAccess }
  | { kind: 'visitors-see-nothing'; access: ChosenAccess }
  | { kind: 'no-description'; description: string }
  | { kind: 'address-of-another-name'; slug: string }
  | { kind: 'no-legal-links' };

type Asked = {
  app: Pick<AppSummary, 'slug' | 'publishedVersionId'>;
  files: readonly VersionFile[] | null | undefined;
  access: AppAccess | undefined;
  /** Who can open the app after the publish; null as long as nobody decided. */
  opened: ChosenAccess | null;
  isForMembers: boolean;
  /** As they stand in the form. */
  name: string;
  description: string;
  slug: string;
};

/** Rule: PUB-26. */
export function publishWarnings({
  app,
  files,
  access,
  opened,
  isForMembers,
  name,
  description,
  slug,
}: Asked): PublishWarning[] {
  const found: PublishWarning[] = [];
  const isOpen = opened?.accessMode === 'public_without_login' && !isForMembers;
  if (opened?.accessMode === 'public_with_login' && !opened.isSignupEnabled) {
    found.push({ kind: 'sign-up-off', access: { ...opened, isSignupEnabled: true } });
  }
  if (isOpen && files && needsSignIn(files)) {
    found.push({ kind: 'visitors-see-nothing', access: { ...opened, accessMode: 'public_with_login' } });
  }
  if (description.trim() === '' && files) {
    const { texts } = readAppDocuments(new Map(files.map(({ path, content }) => [path, content])));
    const own = [texts.description, texts.welcomeMessage, texts.header].find((text) => text.trim() !== '');
    if (own) found.push({ kind: 'no-description', description: own.trim() });
  }
  const fitting = slugOf(name);
  const isOwnWord = slug === app.slug && app.publishedVersionId === null;
  if (isOwnWord && slugProblem(fitting) === null && fitting !== slug && !slug.startsWith(`${fitting}-`)) {
    found.push({ kind: 'address-of-another-name', slug: fitting });
  }
  const takesPeople =
    opened !== null && !isOpen && opened.isSignupEnabled && opened.accessMode !== 'private_with_login';
  if (takesPeople && access && access.termsOfServiceLink === '' && access.privacyPolicyLink === '') {
    found.push({ kind: 'no-legal-links' });
  }
  return found;
}
