import { fieldOf } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { code } from '../code.ts';
import { metaLine, metaOf } from '../meta.ts';
import { textOf } from '../show-field.ts';
import { pictureRatio } from '../signature.ts';
import { linkImports, withImports, type Layout, type LayoutContext } from './layout.ts';

/** Pictures with a name and what decides. */
export function galleryLayout({ plan, entity, names, imports, href }: LayoutContext): Layout {
  const { one, many, type, nouns } = names;
  const { title, picture, amount, state } = rolesOf(entity);
  linkImports(imports);
  imports.component('RecordPicture');
  imports.component('ShowMore');
  const price = amount?.type === 'money' && fieldOf(entity, amount.name) ? amount : undefined;
  const meta = metaOf(entity, one, imports, [picture, price]);
  const isTall = pictureRatio(plan.signature) === 'tall';
  const columns = isTall ? 'gap-x-5 sm:grid-cols-3 lg:grid-cols-5' : 'gap-x-6 sm:grid-cols-2 lg:grid-cols-3';
  const body = code`
    /** The ${nouns} as pictures with what decides between them. */
    export default function ${type}Gallery({ ${many} }) {
      return (
        <ShowMore items={${many}} step={48}>
          {(shown) => (
            <ul className="grid gap-y-10 ${columns}">
              {shown.map((${one}) => (
                <li key={${one}.id} className="group relative grid content-start gap-1">
                  <RecordPicture
                    src={${picture ? `${one}.${picture.name}` : 'null'}}
                    name={${one}.${title.name}}
                    seed={${one}.id}
                    ratio="${pictureRatio(plan.signature)}"
                    className="mb-2 outline-offset-2 group-hover:outline-2 group-hover:outline-link"
                  />
                  ${
                    price &&
                    !isTall &&
                    code`
                    <div className="flex items-baseline justify-between gap-3">
                      <Link to={${href}} className="min-w-0 font-heading text-lg leading-6 font-semibold break-words after:absolute after:inset-0">
                        {${one}.${title.name}}
                      </Link>
                      <span className="shrink-0 font-heading text-lg tabular-nums">{${textOf(price, one, imports)}}</span>
                    </div>
                  `
                  }
                  ${
                    !(price && !isTall) &&
                    code`
                    <Link to={${href}} className="font-heading ${isTall ? 'text-base leading-5' : 'text-lg leading-6'} font-semibold break-words after:absolute after:inset-0">
                      {${one}.${title.name}}
                    </Link>
                  `
                  }
                  ${metaLine(meta)}
                  ${meta.notes}
                  ${
                    (state || meta.badges.length > 0) &&
                    code`
                    <div className="flex flex-wrap gap-1.5 pt-1">
                      ${meta.badges}
                    </div>
                  `
                  }
                </li>
              ))}
            </ul>
          )}
        </ShowMore>
      );
    }
  `;
  return {
    component: `${type}Gallery`,
    source: withImports(imports, body),
    props: `${many}={shown}`,
    templates: ['ShowMore', 'RecordPicture'],
  };
}
