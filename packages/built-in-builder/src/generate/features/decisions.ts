import { quote } from '../code.ts';
import type { Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { entityNames } from '../entity-names.ts';
import type { Imports } from '../imports.ts';

/** What somebody who decides presses, by the state that it leads to. */
const verbs: Readonly<Record<string, string>> = {
  Accepted: 'Accept',
  Approved: 'Approve',
  Confirmed: 'Confirm',
  Granted: 'Grant',
  Declined: 'Decline',
  Denied: 'Deny',
  Rejected: 'Reject',
  'Waiting list': 'Put on the waiting list',
  Angenommen: 'Accept',
  Genehmigt: 'Approve',
  Bestätigt: 'Confirm',
  Gewährt: 'Grant',
  Abgelehnt: 'Reject',
  Warteliste: 'Put on the waiting list',
};

/** Buttons that decide what was asked for, for those who may change it; none where the states are no decision. */
export function decisionsOf(entity: Entity, imports: Imports): { hook: string; buttons: string } | null {
  const { state } = rolesOf(entity);
  const options = (state?.options ?? []).filter(({ value }) => Object.hasOwn(verbs, value));
  if (!state || options.length === 0) return null;
  const { one, service, type } = entityNames(entity);
  imports.use(`useSave${type}`, `@/${service}`);
  if (entity.isSent) imports.use('mayDecide', `@/${service}`);
  const buttons = options.map(
    ({ value }) => `{${one}.${state.name} !== ${quote(value)} && (
  <Button variant="outline" onClick={() => decide(${quote(value)})}>
    ${verbs[value]}
  </Button>
)}`,
  );
  return {
    hook: `const save = useSave${type}();
const decide = async (${state.name}) => {
  try {
    await save.mutateAsync({ id: ${one}.id, ${state.name} });
    toast.success(${state.name});
  } catch (failure) {
    toast.error(failure.message);
  }
};`,
    buttons: entity.isSent ? `{mayDecide(me, ${one}) && (\n  <>\n${buttons.join('\n')}\n  </>\n)}` : buttons.join('\n'),
  };
}
