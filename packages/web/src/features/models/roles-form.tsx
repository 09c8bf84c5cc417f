import {
  type ModelConnectionInfo,
  type ModelRole,
  type ModelRoles,
  modelRoles,
} from '@whittle/contract/models/connections';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { modelConnectionTexts as texts } from '../../core/models/models.texts.ts';
import { useSaveRoles } from './connections.requests.ts';

/** Vectors of two models cannot be compared, so one alone makes them. */
const maxPlaces: Record<ModelRole, number> = { build: 3, repair: 3, image: 3, embed: 1 };

type Props = { items: readonly ModelConnectionInfo[]; roles: ModelRoles };

/** For each thing that models do: who is asked first, and who where that fails. */
export function RolesForm({ items, roles }: Props) {
  const [orders, setOrders] = useState(roles);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveRoles();

  const choose = (role: ModelRole, at: number, id: string) =>
    setOrders((before) => {
      const order = [...before[role]];
      if (id === '') order.splice(at);
      else order[at] = id;
      return { ...before, [role]: order.filter((one, index) => order.indexOf(one) === index) };
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      await save.mutateAsync(orders);
      confirmWithToast(texts.rolesSaved);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <h3 className="type-label">{texts.rolesHeading}</h3>
      {modelRoles.map((role) => (
        <div key={role} className="flex flex-col gap-3">
          {placesOf(orders[role], Math.min(maxPlaces[role], items.length)).map((id, at) => (
            <Field key={at} label={at === 0 ? texts.roles[role] : texts.places.next}>
              <Select
                aria-label={texts.placeOf(texts.roles[role], at === 0 ? texts.places.first : texts.places.next, at)}
                value={id}
                onChange={({ target }) => choose(role, at, target.value)}
              >
                <option value="">{at === 0 ? texts.usual[role] : texts.nobody}</option>
                {items.map((one) => (
                  <option key={one.id} value={one.id} disabled={one.id !== id && orders[role].includes(one.id)}>
                    {one.name}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
      ))}
      {problem && <Notice kind="danger">{problem}</Notice>}
      <Button type="submit" className="self-start" isBusy={save.isPending}>
        {texts.saveRoles}
      </Button>
    </form>
  );
}

/** What is chosen, and one place more. */
const placesOf = (order: readonly string[], most: number): string[] => [...order, ''].slice(0, most);
