import { quote } from '../code.ts';
import type { Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { entityNames } from '../entity-names.ts';
import type { Imports } from '../imports.ts';
import { isGuarded, maySet } from '../rights-code.ts';

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

const isDecision = ({ value }: { value: string }): boolean => Object.hasOwn(verbs, value);

/** Buttons that decide what was asked for, for those who may change it; none where the states are no decision. */
export function decisionsOf(entity: Entity, imports: Imports): { hook: string; buttons: string } | null {
  const state =
    entity.fields.find((field) => isGuarded(field) && field.options?.some(isDecision)) ?? rolesOf(entity).state;
  const options = (state?.options ?? []).filter(isDecision);
  if (!state || options.length === 0) return null;
  const { one, service, type } = entityNames(entity);
  imports.use(`useSave${type}`, `@/${service}`);
  if (entity.isSent) imports.use('mayDecide', `@/${service}`);
  else if (isGuarded(state)) imports.use('maySet', `@/${service}`);
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
    buttons:
      entity.isSent || isGuarded(state)
        ? `{${entity.isSent ? `mayDecide(me, ${one})` : maySet(state, one)} && (\n  <>\n${buttons.join('\n')}\n  </>\n)}`
        : buttons.join('\n'),
  };
}
