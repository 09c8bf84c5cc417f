import { entityOf, fieldOf, type AppPlan, type BoardPage } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code } from '../code.ts';
import { addAction } from '../add-action.ts';
import { addLabelOf, entityNames, optionsName } from '../entity-names.ts';
import { highlightMark } from '../highlight.ts';
import { Imports } from '../imports.ts';
import { metaOf } from '../meta.ts';
import { stageBar } from '../stage-bar.ts';

/** Columns by the values of a select; cards move between them. */
export function boardPage(plan: AppPlan, page: BoardPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, nouns, service, type } = entityNames(entity);
  const { title, picture, amount } = rolesOf(entity);
  const by = fieldOf(entity, page.by)!;
  const options = imports.use(optionsName(by), `@/${service}`);
  imports.use(`use${Many}`, `@/${service}`);
  imports.use(`useSave${type}`, `@/${service}`);
  imports.use('useState', 'react');
  imports.use('useNavigate', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  imports.kit('PageHeader', 'page-header');
  imports.kit('Board', 'board');
  for (const name of ['ListStates', 'SampleDataLine', `${type}Dialog`]) imports.component(name);
  const add = addAction(plan, entity, imports);
  const stages =
    plan.signature === 'stages' && by === rolesOf(entity).state && amount?.type === 'money'
      ? stageBar(entity, imports, { isFilter: false })
      : null;
  const meta = metaOf({ ...entity, columns: entity.columns.slice(0, 4) }, one, imports, [by, picture]);
  const { mark } = highlightMark(entity, imports, { isCard: true });
  const body = code`
    const columns = ${options}.map((value) => ({ id: value, title: value }));

    export default function ${page.name}Page() {
      const query = use${Many}();
      const ${many} = query.data ?? [];
      const save = useSave${type}();
      const navigate = useNavigate();
      const [isAdding, setIsAdding] = useState(false);
      ${add.hook}

      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            count={query.data && ${many}.length}
            ${add.header}
          />
          <SampleDataLine records={${many}} />
          ${stages?.(many)}
          <ListStates
            query={query}
            total={${many}.length}
            shown={${many}.length}
            ${attribute('noun', nouns)}
            ${add.states}
            ${attribute('addLabel', addLabelOf(entity))}
            ${entity.emptyText && attribute('emptyText', entity.emptyText)}
          >
            <Board
              ${attribute('label', `${entity.plural} by ${by.label.toLowerCase()}`)}
              columns={columns}
              items={${many}}
              columnOf={(${one}) => ${one}.${by.name}}
              itemName={(${one}) => ${one}.${title.name}}
              renderItem={(${one}) => (
                <>
                  ${mark}
                  ${meta.hasFacts && `<p className="text-muted-foreground">${meta.facts}</p>`}
                  ${meta.badges}
                  ${meta.notes}
                </>
              )}
              onMove={(${one}, ${by.name}) => save.mutateAsync({ id: ${one}.id, ${by.name} })}
              onOpen={(${one}) => navigate(createPageUrl('${type}Detail?id=' + ${one}.id))}
            />
          </ListStates>
          {isAdding && <${type}Dialog onClose={() => setIsAdding(false)} />}
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
