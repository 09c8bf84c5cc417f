import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { highlightMark } from '../highlight.ts';
import { metaLine, metaOf } from '../meta.ts';
import { voteField } from '../vote-field.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Ideas with their votes as large numerals. */
export function votesLayout({ entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns, service } = names;
  const { title, note } = rolesOf(entity);
  const votes = voteField(entity);
  const answer = entity.fields.find((field) => field.type === 'longtext' && /answer|reply|response/.test(field.name));
  linkImports(imports);
  imports.component('ShowMore');
  imports.icon('ChevronUp');
  imports.use('toast', 'sonner');
  imports.use(`useSave${type}`, `@/${service}`);
  const meta = metaOf(entity, one, imports, [votes, note, answer]);
  const { mark, relative } = highlightMark(entity, imports);
  const body = code`
    /** The ${nouns} with their votes; a vote is one press. */
    export default function ${type}Votes({ ${many} }) {
      return (
        <ShowMore items={${many}}>
          {(shown) => (
            <ul className="border-t">
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
      const votes = ${one}.${votes.name} ?? 0;
      const vote = () =>
        save.mutate({ id: ${one}.id, ${votes.name}: votes + 1 }, { onError: (error) => toast.error(error.message) });
      return (
        <li className="${relative}flex items-start gap-4 border-b border-border/70 py-5 sm:gap-6">
          <button
            type="button"
            disabled={save.isPending}
            onClick={vote}
            className="grid w-16 shrink-0 justify-items-center rounded-md bg-soft px-2 pt-1 pb-2.5 leading-none transition-colors hover:bg-primary hover:text-primary-foreground"
          >
            <ChevronUp aria-hidden className="size-5" />
            <span className="font-heading text-2xl font-semibold tabular-nums">{votes}</span>
            <span className="sr-only">votes for {${one}.${title.name}}, add one</span>
          </button>
          <div className="grid min-w-0 flex-1 gap-1">
            <Link to={${href}} className="font-heading text-lg leading-6 font-semibold break-words hover:underline">
              {${one}.${title.name}}
            </Link>
            ${mark}
            ${metaLine(meta)}
            ${note && `{${one}.${note.name} && <p className="measure line-clamp-2">{${one}.${note.name}}</p>}`}
            ${answer && answer !== note && `{${one}.${answer.name} && <p className="measure mt-1 border-t pt-2 text-sm">Answer: {${one}.${answer.name}}</p>}`}
            ${meta.notes}
            ${meta.badges.length > 0 && `<div className="flex flex-wrap gap-1.5 pt-1 sm:hidden">${meta.badges.join('')}</div>`}
          </div>
          ${meta.badges.length > 0 && `<div className="hidden flex-wrap justify-end gap-1.5 sm:flex">${meta.badges.join('')}</div>`}
        </li>
      );
    }
  `;
  return {
    component: `${type}Votes`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['ShowMore'],
  };
}
