import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { textOf } from '../show-field.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';
import { stockFields } from '../stock-fields.ts';

/** What is there against what should be, with one more and one less. */
export function stockLayout({ entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns, service } = names;
  const { title, picture } = rolesOf(entity);
  const { quantity, minimum } = stockFields(entity);
  linkImports(imports);
  for (const name of ['LevelBar', 'ShowMore']) imports.component(name);
  imports.kit('Button', 'button');
  imports.icon('Minus');
  imports.icon('Plus');
  imports.use('toast', 'sonner');
  imports.use(`useSave${type}`, `@/${service}`);
  const meta = metaOf(entity, one, imports, [picture, quantity, minimum]);
  const { mark, relative } = highlightMark(entity, imports);
  const body = code`
    /** The ${nouns} with their level, to be counted up and down where one stands. */
    export default function ${type}Stock({ ${many} }) {
      return (
        <ShowMore items={${many}}>
          {(shown) => (
            <ul className="border-t border-foreground">
              {shown.map((${one}) => (
                <${type}Row key={${one}.id} ${one}={${one}} />
              ))}
            </ul>
          )}
        </ShowMore>
      );
    }

    function ${type}Row({ ${one} }) {
      const save = useSave${type}();
      const amount = ${one}.${quantity.name} ?? 0;
      const count = (next) =>
        save.mutate({ id: ${one}.id, ${quantity.name}: next }, { onError: (error) => toast.error(error.message) });
      ${minimum && `const isLow = amount < (${one}.${minimum.name} ?? 0);`}
      return (
        <li className="${relative}grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-border/70 py-3 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:gap-x-8">
          <div className="grid min-w-0 gap-0.5">
            <Link to={${href}} className="-my-2.5 py-2.5 font-medium break-words hover:underline">
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${meta.notes}
            ${meta.badges}
          </div>
          <div className="grid gap-1 max-md:order-last max-md:col-span-2">
            <LevelBar value={amount} minimum={${minimum ? `${one}.${minimum.name}` : '0'}} name={${one}.${title.name}} />
            ${
              minimum &&
              code`
              <p className={'text-xs ' + (isLow ? 'font-medium text-destructive' : 'text-muted-foreground')}>
                {isLow ? 'Below the minimum of ' : 'Minimum '}
                {${textOf(minimum, one, imports)}}
              </p>
            `
            }
          </div>
          <div className="flex items-center gap-1">
            <Button variant="outline" size="icon" aria-label={'One less of ' + ${one}.${title.name}} disabled={amount <= 0 || save.isPending} onClick={() => count(amount - 1)}>
              <Minus />
            </Button>
            <span className="min-w-12 text-center font-figures text-xl font-medium tabular-nums">{${textOf({ ...quantity, name: 'amount' }, '', imports).replace('.amount', 'amount')}}</span>
            <Button variant="outline" size="icon" aria-label={'One more of ' + ${one}.${title.name}} disabled={save.isPending} onClick={() => count(amount + 1)}>
              <Plus />
            </Button>
          </div>
        </li>
      );
    }
  `;
  return {
    component: `${type}Stock`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['LevelBar', 'ShowMore'],
  };
}
