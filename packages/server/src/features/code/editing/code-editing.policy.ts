import type { Config } from '../../../config/config.ts';

/** FILE-08: platform admins, and where the installation opens it every builder, each in their own apps. */
export const mayEditCode = ({ codeEditing }: Pick<Config, 'codeEditing'>, { isAdmin }: { isAdmin: boolean }): boolean =>
  isAdmin || codeEditing === 'builders';
