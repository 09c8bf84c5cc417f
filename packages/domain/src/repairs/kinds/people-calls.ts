import { authMethods } from '../../entities/auth-methods.ts';
import { child, type SyntaxNode, text } from '../../source-code/syntax.ts';
import { entityMethods } from '../../entities/entity-methods.ts';
import { nearestName } from '../../source-code/nearest-name.ts';
import type { AppFacts, ReadFile } from '../app-facts.ts';
import { clientsIn } from '../record-calls.ts';
import { lineAt, type Problem } from '../problem.ts';

const known: ReadonlySet<string> = new Set(authMethods);
const ofEntities: ReadonlySet<string> = new Set(entityMethods);

/** What other libraries call these. */
const otherWords: Readonly<Record<string, string>> = {
  ...{ getUser: 'me', getCurrentUser: 'me', currentUser: 'me', current: 'me', getMe: 'me', whoami: 'me', user: 'me' },
  ...{ fetchUser: 'me', getSession: 'me', getProfile: 'me', profile: 'me' },
  ...{ signOut: 'logout', logOut: 'logout', signout: 'logout', isLoggedIn: 'isAuthenticated' },
  ...{
    isSignedIn: 'isAuthenticated',
    updateUser: 'updateMe',
    updateProfile: 'updateMe',
    updateCurrentUser: 'updateMe',
  },
};
/** Where somebody types a password is the platform's matter. */
const signIns = new Set(['signIn', 'signInWithGoogle', 'signInWithRedirect', 'signInWithPopup', 'logIn']);

/** `base44.auth.getUser()`, `User.current()`: calls about people that the client library does not have. */
export function peopleCalls(file: ReadFile, facts: AppFacts): Problem[] {
  const { path, code, module } = file;
  const users = new Set(clientsIn(file, facts).flatMap(({ entity, local }) => (entity === 'User' ? [local] : [])));
  return [...module.parents].flatMap(([node, parent]): Problem[] => {
    if (node.type !== 'MemberExpression' || node['computed'] === true) return [];
    if (parent.type !== 'CallExpression' || child(parent, 'callee') !== node) return [];
    const of = ofPeople(child(node, 'object'), users);
    const name = child(node, 'property')!;
    const method = text(name, 'name') ?? '';
    if (of === null || known.has(method) || (of !== 'auth' && ofEntities.has(method))) return [];
    const meant = Object.hasOwn(otherWords, method)
      ? otherWords[method]!
      : signIns.has(method)
        ? 'redirectToLogin'
        : nearestName(method, authMethods);
    const edits = meant ? [{ file: path, start: name.start, end: name.end, text: meant }] : [];
    const message = `The client library has no “${method}” for people. It has ${['me', 'updateMe', 'logout', 'isAuthenticated', 'redirectToLogin'].map((one) => `“${one}”`).join(', ')}.`;
    return [
      {
        ...{ kind: 'query-call', severity: 'error', file: path, line: lineAt(code, node.start), message },
        ...(meant && { fix: { edits, told: `Called ${meant} instead of ${method}.` } }),
      },
    ];
  });
}

function ofPeople(object: SyntaxNode | null, users: ReadonlySet<string>): 'auth' | 'User' | null {
  if (object?.type === 'Identifier') return users.has(text(object, 'name') ?? '') ? 'User' : null;
  if (object?.type !== 'MemberExpression' || object['computed'] === true) return null;
  const root = child(object, 'object');
  const isClient = root?.type === 'Identifier' && text(root, 'name') === 'base44';
  return isClient && text(child(object, 'property'), 'name') === 'auth' ? 'auth' : null;
}
