import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { attribute, code } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** A board whose games are records: its moves are one text, so that a game can be joined, taken back and looked through. */
export function chessPage(plan: AppPlan, page: FeaturePage): string {
  const imports = new Imports();
  const { type, Many, service } = entityNames(entityOf(plan, page.entity));
  imports.kit('PageHeader', 'page-header');
  imports.component('ChessGame');
  imports.use('useMe', '@/services/me');
  for (const name of [`use${Many}`, `useSave${type}`]) imports.use(name, `@/${service}`);
  const body = code`
    export default function ${page.name}Page() {
      const me = useMe();
      const query = use${Many}();
      const save = useSave${type}();
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <ChessGame
            query={query}
            me={me}
            onSave={({ id, name, white, black, level, moves, result }) =>
              save.mutateAsync({ id, name, white, black, level, moves, result })
            }
          />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
