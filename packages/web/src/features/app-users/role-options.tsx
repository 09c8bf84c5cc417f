import { usersTexts as texts } from './users.texts.ts';

/** What somebody can be in an app: a user, an admin, or one of the words that the app gives a meaning to. */
export function RoleOptions({ roles }: { roles: readonly string[] }) {
  return (
    <>
      <option value="user">{texts.roles.user}</option>
      <option value="admin">{texts.roles.admin}</option>
      {roles
        .filter((role) => role !== 'user' && role !== 'admin')
        .map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
    </>
  );
}
