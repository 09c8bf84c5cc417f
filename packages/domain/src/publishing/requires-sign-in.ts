import type { Access } from '../entities/access.ts';

/**
 * Whether visitors must sign in before they see anything of a published app: it keeps data, and a visitor may neither
 * read nor add any of it (S-13).
 */
export function requiresSignIn(entities: readonly { access: Access }[]): boolean {
  const isOpen = ({ access }: { access: Access }) => access.read === 'anonymous' || access.write === 'anonymous';
  return entities.length > 0 && !entities.some(isOpen);
}
