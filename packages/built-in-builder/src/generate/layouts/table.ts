import { fieldOf, type Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { attribute, code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { isHidden } from '../rights-code.ts';
import { columnOf } from '../show-field.ts';
import { quickButtons } from '../quick.ts';
import { withImports, type Layout, type LayoutContext } from './layout.ts';

/** Rows and columns that sort by their headers. */
export function tableLayout({ plan, entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type } = names;
  const { title } = rolesOf(entity);
  imports.kit('DataTable', 'data-table');
  imports.use('createPageUrl', '@/utils');
  const columns = [title, ...entity.columns.map((name) => fieldOf(entity, name))].filter(
    (field): field is Field => field !== undefined,
  );
  const { mark } = highlightMark(entity, imports);
  const quick = quickButtons(plan, entity, imports);
  const isParted = columns.some(isHidden);
  if (isParted) {
    imports.use('useMe', '@/services/me');
    imports.use('maySee', `@/${names.service}`);
  }
  const body = code`
    const columns = [
      ${[...new Set(columns)].map((field) => columnOf(entity, field, one, imports, field === title ? mark : ''))}
    ];

    /** The ${names.nouns} as a table; the headers sort it. */
    export default function ${type}Table({ ${many} }) {
      ${isParted && 'const me = useMe();'}
      return (
        <DataTable
          ${attribute('caption', entity.plural)}
          columns={${isParted ? 'columns.filter(({ key }) => maySee[key]?.(me) ?? true)' : 'columns'}}
          rows={${many}}
          rowHref={(${one}) => ${href}}
          ${quick && `rowActions={(${one}) => ${quick}}`}
        />
      );
    }
  `;
  return { component: `${type}Table`, source: withImports(imports, body), props: `${many}={shown}`, templates: [] };
}
