import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames, optionsName } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** The bar of stages above a list or a board, which filters by stage. Null without a state. */
export function stageBar(
  entity: Entity,
  imports: Imports,
  { isFilter = true } = {},
): ((many: string) => string) | null {
  const { state, amount } = rolesOf(entity);
  if (!state) return null;
  const { one, service } = entityNames(entity);
  imports.component('StageBar');
  const options = imports.use(optionsName(state), `@/${service}`);
  const isMoney = amount?.type === 'money';
  if (isMoney) {
    imports.format('roundMoney');
    imports.use('sum', '@/services/totals');
  }
  return (many) => code`
    {${many}.length > 0 && (
      <div className="mb-8">
        <StageBar
          stages={${options}.map((label) => {
            const inStage = ${many}.filter((${one}) => ${one}.${state.name} === label);
            ${isMoney && `const value = sum(inStage, (${one}) => ${one}.${amount.name});`}
            return { label, ${isMoney ? 'value, text: roundMoney(value)' : 'value: inStage.length, text: String(inStage.length)'} };
          })}
          ${
            isFilter &&
            code`
            chosen={list.filter(${quote(state.name)})}
            onChoose={(label) => list.setFilter(${quote(state.name)}, label)}
          `
          }
        />
      </div>
    )}
  `;
}
