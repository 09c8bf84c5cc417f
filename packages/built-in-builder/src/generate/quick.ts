import { entityOf, storedFields, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { doneOptions, rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { decisionsOf } from './features/decisions.ts';
import { Imports } from './imports.ts';
import { isGuarded, maySet } from './rights-code.ts';

/**
 * What is done with one press on a record, in its row and on its page: a tick or a day that ends something ("Picked up"), taking
 * over what nobody has taken, and a record of what was done now ("Intake", "Taken out"). Each can be taken back.
 */
type Quick =
  | { kind: 'set'; field: Field; value: 'true' | 'today' | 'now' | { option: string }; label: string }
  | { kind: 'take'; field: Field }
  | { kind: 'add'; child: Entity; by: Field; day: Field; amount: Field | undefined; who: Field | undefined; left: Field | undefined }; // prettier-ignore

const ending = /^(?:(?:is_|was_)?(?:paid|returned|picked_up|collected|handed_over|handed_out|delivered|shipped|served|repaired|fixed|bought|packed|taken|given|fed|watered|cleaned|washed|checked|billed|done|finished|erledigt|bezahlt|abgeholt|zurueckgegeben|zurueck|in_ordnung_zurueck|uebergeben|ausgegeben|geliefert|gekauft|eingenommen|gegeben|gefuettert|gegossen|geputzt|geprueft|repariert|kassiert|berechnet))(?:_(?:on|at|am|um))?$/; // prettier-ignore
/** The day on which something was bought is no deed of its list. */
const isPurchase = /^(?:bought|gekauft)/;
const endingWord = /^(?:paid|returned|picked up|collected|handed over|delivered|shipped|served|repaired|fixed|bought|done|finished|completed?|erledigt|bezahlt|abgeholt|zurückgegeben|übergeben|geliefert|gekauft|repariert|behoben|fertig)$/i; // prettier-ignore
const taking = /^(?:taken_(?:over_)?by|repairer|sitter|babysitter|helper|volunteer|assigned_to|assignee|responsible|driver|uebernommen_von|uebernimmt|helfer|zustaendig|zustaendige_person|fahrer|reparateur)$/; // prettier-ignore
const nowDone = /(?:intake|dose|watering|feeding|taken out|withdrawal|usage|use|cleaning|check|visit|walk|medication|fertili[sz]ing|einnahme|gabe|gießen|gegossen|düngung|fütterung|entnahme|verbrauch|reinigung|kontrolle|besuch|gang)$/i; // prettier-ignore
const counted = /^(?:amount|quantity|pieces|count|number|portions|pills|menge|anzahl|stueck|portionen|tabletten)$/;
const there = /^(?:left|in_stock|still_there|noch_da|bestand|vorrat)$/;
const most = 2;

export function quickOf(plan: AppPlan, entity: Entity): Quick[] {
  const sets = entity.fields.flatMap((field): Quick[] => {
    if (field.formula || field.isRequired || !ending.test(field.name)) return [];
    if (field.type !== 'boolean' && isPurchase.test(field.name)) return [];
    const value = field.type === 'boolean' ? 'true' : field.type === 'date' ? 'today' : field.type === 'datetime' ? 'now' : null; // prettier-ignore
    return value ? [{ kind: 'set', field, value, label: field.label.replace(/ (?:on|at|am|um)$/, '') }] : [];
  });
  const { state } = rolesOf(entity);
  const option = decisionsOf(entity, new Imports()) ? undefined : doneOptions(state).find(({ value }) => endingWord.test(value)); // prettier-ignore
  const end: Quick[] = state && option && sets.length === 0 ? [{ kind: 'set', field: state, value: { option: option.value }, label: option.value }] : []; // prettier-ignore
  const take = entity.fields.flatMap((field): Quick[] => {
    if (field.isRequired || !taking.test(field.name)) return [];
    const target = plan.entities.find(({ name }) => name === field.reference);
    const isKnown = field.type === 'text' || target?.fields.some(({ type }) => type === 'email');
    return isKnown ? [{ kind: 'take', field }] : [];
  });
  const add = plan.entities.flatMap((child): Quick[] => doneNow(entity, child));
  return [...add, ...take, ...sets.slice(0, 1), ...end].slice(0, most);
}

/** A record that needs no more than what it is of, when it was and how much. */
function doneNow(entity: Entity, child: Entity): Quick[] {
  if (!nowDone.test(child.label) || child.isSent || child.access.write === 'none') return [];
  const fields = storedFields(child);
  const by = fields.find(({ reference, isRequired }) => reference === entity.name && isRequired);
  const day = fields.find(({ type, isRequired }) => (type === 'date' || type === 'datetime') && isRequired);
  const amount = fields.find(({ type, name }) => type === 'number' && counted.test(name));
  const who = fields.find(({ type, name }) => type === 'text' && /^(?:who|by|given_by|taken_by|wer|von|gegeben_von)$/.test(name)); // prettier-ignore
  const isWhole = fields.every((field) => !field.isRequired || [by, day, amount].includes(field));
  if (!by || !day || !isWhole) return [];
  const left = entity.fields.find(({ name, formula }) => formula && there.test(name));
  return [{ kind: 'add', child, by, day, amount, who, left }];
}

const valueCode = (type: Field['type'], imports: Imports): string =>
  type === 'date' ? `${imports.format('dayKey')}(new Date())` : 'new Date().toISOString()';

/** The buttons as a component of their own: null where there are none. */
export function quickFile(plan: AppPlan, entity: Entity): string | null {
  const acts = quickOf(plan, entity);
  if (acts.length === 0) return null;
  const imports = new Imports();
  const { one, type, service, nouns } = entityNames(entity);
  imports.kit('Button', 'button');
  imports.use('toast', 'sonner');
  imports.use('useMe', '@/services/me');
  const changes = acts.some(({ kind }) => kind !== 'add');
  if (changes) {
    imports.use(`useSave${type}`, `@/${service}`);
    imports.use('mayChange', `@/${service}`);
  }
  const hooks: string[] = changes ? [`const save = useSave${type}();`] : [];
  const buttons = acts.map((act) => buttonCode(act, { plan, entity, imports, hooks }));
  const body = code`
    /** What is done with one press, for the rows of ${nouns} and their page. */
    export default function ${type}Quick({ ${one} }) {
      const me = useMe();
      ${hooks}
      const act = async (run, undo, said) => {
        try {
          const done = await run();
          const takeBack = () => undo(done).catch((failure) => toast.error(failure.message));
          toast.success(said, { action: { label: 'Undo', onClick: takeBack } });
        } catch (failure) {
          toast.error(failure.message);
        }
      };
      return (
        <div className="relative z-[1] flex flex-wrap gap-1">
          ${buttons}
        </div>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

type Where = { plan: AppPlan; entity: Entity; imports: Imports; hooks: string[] };

function buttonCode(act: Quick, { plan, entity, imports, hooks }: Where): string {
  const { one } = entityNames(entity);
  const button = (when: string, run: string, undo: string, said: string, content: string, more = '') => code`
    {${when} && (
      <Button type="button" variant="outline" size="sm"${more} onClick={() => act(${run}, ${undo}, ${said})}>
        ${content}
      </Button>
    )}
  `;
  if (act.kind === 'add') {
    const { child, by, day, amount, who, left } = act;
    const names = entityNames(child);
    imports.use(`useSave${names.type}`, `@/${names.service}`);
    imports.use(`useDelete${names.type}`, `@/${names.service}`);
    imports.useAs('mayAdd', `mayAdd${names.type}`, `@/${names.service}`);
    hooks.push(
      `const add${names.type} = useSave${names.type}();`,
      `const remove${names.type} = useDelete${names.type}();`,
    );
    const values = [
      `${by.name}: ${one}.id`,
      `${day.name}: ${valueCode(day.type, imports)}`,
      ...(amount ? [`${amount.name}: 1`] : []),
      ...(who ? [`${who.name}: me?.full_name ?? ''`] : []),
    ];
    const isOut = left !== undefined && amount !== undefined;
    const icon = imports.icon(isOut ? 'Minus' : 'Check');
    return button(
      `mayAdd${names.type}(me)`,
      `() => add${names.type}.mutateAsync({ ${values.join(', ')} })`,
      `(made) => remove${names.type}.mutateAsync(made.id)`,
      quote(child.label),
      `<${icon} /> ${isOut ? '1 ' : ''}${child.label}`,
      isOut ? ` disabled={(${one}.${left.name} ?? 1) <= 0 || add${names.type}.isPending}` : ` disabled={add${names.type}.isPending}`, // prettier-ignore
    );
  }
  const { field } = act;
  if (isGuarded(field)) imports.use('maySet', `@/${entityNames(entity).service}`);
  const may = `mayChange(me, ${one})${isGuarded(field) ? ` && ${maySet(field, one)}` : ''}`;
  const set = (value: string) => `() => save.mutateAsync({ id: ${one}.id, ${field.name}: ${value} })`;
  if (act.kind === 'take') {
    const target = field.reference ? entityOf(plan, field.reference) : undefined;
    const email = target?.fields.find(({ type }) => type === 'email');
    if (target && email) {
      const names = entityNames(target);
      imports.use(`use${names.Many}`, `@/${names.service}`);
      hooks.push(`const { data: ${names.many} = [] } = use${names.Many}();`, `const mine = ${names.many}.find((record) => me?.email && record.${email.name}?.toLowerCase() === me.email.toLowerCase());`); // prettier-ignore
    }
    const value = target ? 'mine.id' : "me?.full_name || me?.email || ''";
    const when = `${may} && !${one}.${field.name}${target ? ' && mine' : ' && me'}`;
    return button(when, set(value), set('null'), quote('Taken over'), `<${imports.icon('Hand')} /> Take over`);
  }
  const { value, label } = act;
  const isOption = typeof value === 'object';
  if (entity.isSent && isOption) imports.use('mayDecide', `@/${entityNames(entity).service}`);
  const to = isOption ? quote(value.option) : value === 'true' ? 'true' : valueCode(value === 'today' ? 'date' : 'datetime', imports); // prettier-ignore
  const back = isOption ? `${one}.${field.name}` : value === 'true' ? 'false' : 'null';
  const open = isOption ? `${one}.${field.name} !== ${quote(value.option)}` : `!${one}.${field.name}`;
  return button(`${entity.isSent && isOption ? `mayDecide(me, ${one})` : may} && ${open}`, set(to), set(back), quote(label), `<${imports.icon('Check')} /> ${label}`); // prettier-ignore
}

/** The buttons of one record where a list or page shows it; empty where there are none. */
export function quickButtons(plan: AppPlan, entity: Entity, imports: Imports): string {
  if (quickOf(plan, entity).length === 0) return '';
  const { one, type } = entityNames(entity);
  return `<${imports.component(`${type}Quick`)} ${one}={${one}} />`;
}
