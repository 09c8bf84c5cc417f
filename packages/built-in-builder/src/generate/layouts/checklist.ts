import { doneOptions, rolesOf } from '../../plan/roles.ts';
import { code, quote } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { isGuarded, maySet } from '../rights-code.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Rows to tick off, by when they are due. */
export function checklistLayout({ entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns, service } = names;
  const { title, moment, state, tick } = rolesOf(entity);
  linkImports(imports);
  imports.component('TickBox');
  imports.component('ShowMore');
  imports.use('toast', 'sonner');
  imports.use(`useSave${type}`, `@/${service}`);
  const guarded = [tick ?? state].find((field) => field !== undefined && isGuarded(field));
  if (guarded) {
    imports.use('useMe', '@/services/me');
    imports.use('maySet', `@/${service}`);
  }
  const done = doneOptions(state)[0]?.value ?? 'Done';
  const open = state?.options?.[0]?.value ?? 'Open';
  const isDone = tick ? `${one}.${tick.name}` : `${one}.${state!.name} === ${quote(done)}`;
  const change = tick ? `${tick.name}: !isDone` : `${state!.name}: isDone ? ${quote(open)} : ${quote(done)}`;
  if (moment) {
    imports.format('daysFromToday');
    imports.format('relativeDay');
  }
  const meta = metaOf(entity, one, imports, [moment, state, tick]);
  const { mark, relative } = highlightMark(entity, imports);
  const body = code`
    const groups = [${moment ? "'Overdue', 'Today', 'Next seven days', 'Later', 'No date', 'Done'" : "'Open', 'Done'"}];
    const isFinished = (${one}) => ${isDone.includes('===') ? isDone : `Boolean(${isDone})`};

    ${
      moment
        ? code`
          function groupOf(${one}) {
            if (isFinished(${one})) return 'Done';
            const days = daysFromToday(${one}.${moment.name});
            if (days === null) return 'No date';
            if (days < 0) return 'Overdue';
            if (days === 0) return 'Today';
            return days <= 7 ? 'Next seven days' : 'Later';
          }
        `
        : `const groupOf = (${one}) => (isFinished(${one}) ? 'Done' : 'Open');`
    }

    /** The ${nouns} to tick off, grouped by when they are due. */
    export default function ${type}Checklist({ ${many} }) {
      const inGroups = Map.groupBy(${many}, groupOf);
      return (
        <div className="grid gap-10">
          {groups
            .filter((group) => inGroups.has(group))
            .map((group) => (
              <section key={group}>
                <h2 className="flex items-baseline gap-2 border-b border-foreground pb-2 text-lg">
                  {group}
                  <span className="text-sm font-normal text-muted-foreground tabular-nums">{inGroups.get(group).length}</span>
                </h2>
                <ShowMore items={inGroups.get(group)} step={group === 'Done' ? 5 : 60}>
                  {(shown) => (
                    <ul>
                      {shown.map((${one}) => (
                        <${type}Row key={${one}.id} ${one}={${one}} />
                      ))}
                    </ul>
                  )}
                </ShowMore>
              </section>
            ))}
        </div>
      );
    }

    function ${type}Row({ ${one} }) {
      ${guarded && 'const me = useMe();'}
      const save = useSave${type}();
      const isDone = isFinished(${one});
      const toggle = () =>
        save.mutate({ id: ${one}.id, ${change} }, { onError: (error) => toast.error(error.message) });
      return (
        <li className="${relative}flex items-start gap-1 border-b border-border/70 py-1.5 hover:bg-muted">
          <TickBox isTicked={isDone} label={'Done: ' + ${one}.${title.name}} onToggle={toggle} isDisabled={save.isPending${guarded ? ` || !${maySet(guarded, one)}` : ''}} />
          <div className="grid min-w-0 flex-1 gap-0.5 py-2.5">
            <Link
              to={${href}}
              className={'-my-2.5 py-2.5 font-medium break-words hover:underline ' + (isDone ? 'text-muted-foreground line-through' : '')}
            >
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${meta.notes}
          </div>
          <div className="grid justify-items-end gap-1 py-2.5 text-sm">
            ${
              moment &&
              code`
              <span className={!isDone && daysFromToday(${one}.${moment.name}) < 0 ? 'font-medium text-destructive' : 'text-muted-foreground'}>
                {relativeDay(${one}.${moment.name})}
              </span>
            `
            }
            ${meta.badges.map((badge) => badge.replace('&& <', '&& !isDone && <'))}
          </div>
        </li>
      );
    }
  `;
  return {
    component: `${type}Checklist`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['TickBox', 'ShowMore'],
  };
}
