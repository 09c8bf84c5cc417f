import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaOf } from '../meta.ts';
import { textOf } from '../show-field.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Texts under a masthead: the newest large, the rest in order. */
export function journalLayout({ plan, entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns } = names;
  const { title, moment, note, picture, amount } = rolesOf(entity);
  linkImports(imports);
  imports.component('ShowMore');
  const isMasthead = plan.signature === 'masthead';
  if (isMasthead) imports.component('Masthead');
  const price = amount?.type === 'money' ? amount : undefined;
  const meta = metaOf(entity, one, imports, [picture, price, note, moment]);
  const when = moment
    ? `{${imports.format(moment.type === 'datetime' ? 'dayAndTime' : 'day')}(${one}.${moment.name})}`
    : '';
  const dateLabel = moment && /apply|due|deadline|until|expir/.test(moment.name) ? `${moment.label} ` : '';
  const line = [when && `${dateLabel}${when}`].filter(Boolean).join('');
  if (picture) imports.kit('RecordImage', 'record-image');
  const { mark } = highlightMark(entity, imports);
  const body = code`
    /** The ${nouns} to read: the first one large, the others below it. */
    export default function ${type}Journal({ ${many} }) {
      return (
        <ShowMore items={${many}} step={30}>
          {([first, ...others]) => (
            <>
              ${isMasthead && '<Masthead />'}
              <${type}Piece ${one}={first} isLead />
              <ul className="border-t border-foreground">
                {others.map((${one}) => (
                  <li key={${one}.id} className="border-b border-border/70">
                    <${type}Piece ${one}={${one}} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </ShowMore>
      );
    }

    function ${type}Piece({ ${one}, isLead = false }) {
      return (
        <article className={'relative grid gap-x-8 gap-y-2 py-6 hover:bg-muted md:grid-cols-[11rem_minmax(0,1fr)] ' + (isLead ? 'md:py-10' : '')}>
          <div className="grid content-start gap-1 text-sm text-muted-foreground">
            ${line && `<p className="tabular-nums">${line}</p>`}
            ${meta.badges}
          </div>
          <div className="grid min-w-0 gap-2">
            ${
              picture &&
              code`
              {isLead && ${one}.${picture.name} && (
                <RecordImage src={${one}.${picture.name}} name={${one}.${title.name}} className="mb-2 max-w-xl" />
              )}
            `
            }
            <h2 className={'break-words ' + (isLead ? 'text-3xl' : 'text-xl')}>
              <Link to={${href}} className="after:absolute after:inset-0">
                {${one}.${title.name}}
              </Link>
            </h2>
            ${mark}
            ${
              (meta.hasFacts || price) &&
              code`
              <p className="text-sm text-muted-foreground">
                ${meta.facts}
                ${price && `{${one}.${price.name} > 0 && <strong className="ml-3 font-heading text-base text-foreground tabular-nums">{${textOf(price, one, imports)}}</strong>}`}
              </p>
            `
            }
            ${note && `<p className={'measure whitespace-pre-line ' + (isLead ? 'line-clamp-4' : 'line-clamp-2 text-muted-foreground')}>{${one}.${note.name}}</p>`}
            ${meta.notes}
          </div>
        </article>
      );
    }
  `;
  return {
    component: `${type}Journal`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: isMasthead ? ['Masthead', 'ShowMore'] : ['ShowMore'],
  };
}
