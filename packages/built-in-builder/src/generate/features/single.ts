import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { attribute, code, jsxText, quote } from '../code.ts';
import { chessPage } from './chess.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** A page that holds one component. Points go to the entity of the page's `others`, and the best stand below. */
function pageWith(plan: AppPlan, page: FeaturePage, component: string): string {
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component(component);
  const kept = page.others?.[0] ? entityOf(plan, page.others[0]) : null;
  const scores = kept && entityNames(kept);
  const levels = kept?.fields.find(({ name }) => name === 'level')?.options?.map(({ value }) => quote(value));
  const questions = page.feature === 'quiz' ? entityNames(entityOf(plan, page.entity)) : null;
  if (questions) imports.use(`use${questions.Many}`, `@/${questions.service}`);
  if (scores) {
    imports.use('useMe', '@/services/me');
    imports.format('dayKey');
    for (const name of [`use${scores.Many}`, `useSave${scores.type}`]) imports.use(name, `@/${scores.service}`);
  }
  const props = [questions && 'questions={questions}', scores && 'onScore={keep}'].filter(Boolean).join(' ');
  const body = code`
    export default function ${page.name}Page() {
      ${questions && `const { data: questions = [] } = use${questions.Many}();`}
      ${
        scores &&
        code`
          const me = useMe();
          const { data: scores = [] } = use${scores.Many}();
          const save = useSave${scores.type}();
          ${
            levels
              ? `const bestOf = (level) =>
  scores.filter((score) => score.level === level).sort((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, 10);`
              : `const best = [...scores].sort((a, b) => (b.points ?? 0) - (a.points ?? 0)).slice(0, 10);`
          }
          const keep = (points${levels ? ', { player, ...round } = {}' : ''}) =>
            save.mutate({ player: ${levels ? 'player || ' : ''}me?.full_name || me?.email || 'Visitor', points, date: dayKey(new Date())${levels ? ', ...round' : ''} });
        `
      }
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          ${page.sentence && `<p className="measure mb-6">${jsxText(page.sentence)}</p>`}
          <${component} ${props} />
          ${
            levels &&
            code`
              <section className="mt-12 grid gap-8 sm:grid-cols-3">
                <h2 className="border-b border-foreground pb-2 text-lg sm:col-span-3">High scores</h2>
                {[${levels.join(', ')}].map((level) => (
                  <div key={level}>
                    <h3 className="font-semibold">{level}</h3>
                    <ol>
                      {bestOf(level).map((score, index) => (
                        <li key={score.id} className="border-b border-border/70 py-2">
                          <span className="flex justify-between gap-4">
                            <span className="min-w-0 break-words">
                              {index + 1}. {score.player}
                            </span>
                            <span className="font-semibold tabular-nums">{score.points}</span>
                          </span>
                          <span className="text-sm text-muted-foreground tabular-nums">
                            {score.moves + ' moves, ' + score.seconds + ' seconds'}
                          </span>
                        </li>
                      ))}
                    </ol>
                    {bestOf(level).length === 0 && <p className="py-2 text-sm text-muted-foreground">Nobody yet.</p>}
                  </div>
                ))}
              </section>
            `
          }
          ${
            scores &&
            !levels &&
            code`
              {best.length > 0 && (
                <section className="mt-12 max-w-sm">
                  <h2 className="border-b border-foreground pb-2 text-lg">Leaderboard</h2>
                  <ol>
                    {best.map((score, index) => (
                      <li key={score.id} className="flex justify-between gap-4 border-b border-border/70 py-2">
                        <span className="min-w-0 break-words">
                          {index + 1}. {score.player}
                        </span>
                        <span className="font-semibold tabular-nums">{score.points}</span>
                      </li>
                    ))}
                  </ol>
                </section>
              )}
            `
          }
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

const games: Readonly<Record<string, string>> = {
  '2048': 'Game2048',
  memory: 'MemoryGame',
  snake: 'SnakeGame',
  sorting: 'SortingGame',
  'tic-tac-toe': 'TicTacToe',
};

export const gamePage = (plan: AppPlan, page: FeaturePage): string =>
  page.variant === 'chess' ? chessPage(plan, page) : pageWith(plan, page, games[page.variant ?? ''] ?? 'MemoryGame');
export const quizPage = (plan: AppPlan, page: FeaturePage): string => pageWith(plan, page, 'QuizRunner');
