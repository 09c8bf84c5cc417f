import { appSettingsPath, writeAppSettings } from '@whittle/domain/apps/app-settings';
import { germanFiles } from '../languages/german-files.ts';
import { themeFile } from './theme-file.ts';
import { entityOf, type Access, type AppPlan, type Page } from '../plan/plan.ts';
import { planPath, writePlan } from '../plan/plan-file.ts';
import { toLabel } from '../plan/names.ts';
import { dialogFile } from './dialog.ts';
import { entityJson } from './entity-json.ts';
import { entityNames } from './entity-names.ts';
import { layoutFile } from './layout-file.ts';
import { onlyFor } from './only-for.ts';
import { layoutOf } from './layouts/layouts.ts';
import { boardPage } from './pages/board.ts';
import { calendarPage } from './pages/calendar.ts';
import { dashboardPage } from './pages/dashboard.ts';
import { detailPage } from './pages/detail.ts';
import { featurePages } from './features/feature-pages.ts';
import { landingPage } from './pages/landing.ts';
import { listPage } from './pages/list.ts';
import { sampleDataFile, type Samples } from './sample-data.ts';
import { quickFile } from './quick.ts';
import { serviceFile } from './service.ts';
import { markFile, pictureFile } from './signature.ts';
import { templateFile } from './templates.ts';

/** Which action group a file belongs to. */
export type Part = 'data' | 'look' | 'parts' | 'pages';
export type AppFile = { path: string; content: string; title: string; part: Part };

/** `accessNow` answers what applies to an entity at present; a new one is its creator's alone. */
export type GenerateOptions = { samples: Samples; accessNow?: (entity: string) => Access };

const privateAccess: Access = { read: 'creator', write: 'creator' };

/**
 * All files of a planned app, in an order in which each needs only those before it: so the preview can show every
 * file as soon as it is written. Contents end without a line break.
 */
export function appFiles(plan: AppPlan, { samples, accessNow = () => privateAccess }: GenerateOptions): AppFile[] {
  const files = new Map<string, AppFile>();
  const add = (part: Part, path: string, title: string, content: string) => {
    if (!files.has(path)) files.set(path, { part, path, title, content });
  };
  for (const entity of plan.entities)
    add(
      'data',
      `entities/${entity.name}.json`,
      `${entity.plural} and their fields`,
      entityJson(plan, entity, accessNow(entity.name)),
    );
  add('look', 'globals.css', `Colours and type: ${plan.look.palette}, ${plan.look.typePair}`, themeFile(plan));
  add(
    'look',
    appSettingsPath,
    'The app’s name',
    writeAppSettings({ name: plan.name, ...(plan.language && { language: plan.language }) }).trimEnd(),
  );
  add('look', 'components/AppMark.jsx', 'The app’s mark', markFile(plan.signature));
  const keepsRecords = plan.entities.length > 0;
  for (const [path, title] of keepsRecords ? sharedServices : servicesOfTools)
    add('parts', path, title, withCurrency(plan, templateFile(path)));
  for (const entity of plan.entities)
    add(
      'parts',
      `${entityNames(entity).service}.js`,
      `Reading and saving ${entityNames(entity).nouns}`,
      serviceFile(plan, entity),
    );
  if (keepsRecords) add('parts', 'services/sample-data.js', 'Sample data', sampleDataFile(plan, samples));
  for (const name of keepsRecords ? ['Account', 'ListStates', 'SampleDataLine', 'ShowMore', 'RecordLine'] : [])
    add('parts', `components/${name}.jsx`, partTitles[name] ?? name, templateFile(`components/${name}.jsx`));
  const pages = plan.pages.map((page) => ({
    page,
    content: onlyFor(
      plan,
      page,
      pageFile(
        plan,
        page,
        (name) => add('parts', `components/${name}.jsx`, partTitles[name] ?? name, partFile(plan, name)),
        add,
      ),
    ),
  }));
  const layout = { content: layoutFile(plan) };
  // a part may stand on another part
  for (let before = -1; before < files.size;) {
    before = files.size;
    for (const name of componentsIn([...files.values(), ...pages, layout]))
      if (isTemplate(name)) add('parts', `components/${name}.jsx`, partTitles[name] ?? name, partFile(plan, name));
  }
  for (const [path, title] of optionalServices)
    if ([...files.values(), ...pages].some(({ content }) => content.includes(`'@/${path.replace(/\.js$/, '')}'`)))
      add('parts', path, title, templateFile(path));
  for (const entity of plan.entities)
    add(
      'parts',
      `components/${entity.name}Dialog.jsx`,
      `Form for ${entityNames(entity).nouns}`,
      dialogFile(plan, entity),
    );
  for (const entity of plan.entities) {
    const quick = quickFile(plan, entity);
    if (
      quick &&
      [...files.values(), ...pages].some(({ content }) => content.includes(`'@/components/${entity.name}Quick'`))
    )
      add('parts', `components/${entity.name}Quick.jsx`, `One press for ${entityNames(entity).nouns}`, quick);
  }
  add('pages', 'Layout.jsx', 'Frame and navigation', layout.content);
  for (const { page, content } of pages) add('pages', `pages/${page.name}.jsx`, pageTitle(plan, page), content);
  add('pages', planPath, 'Notes of the built-in builder', writePlan(plan));
  const all = inNeededOrder([...files.values()]);
  return plan.language === 'de' ? germanFiles(plan, all).files : all;
}

const sharedServices: [path: string, title: string][] = [
  ['services/query-client.js', 'Cache of records'],
  ['services/format.js', 'Money, numbers and dates'],
  ['services/me.js', 'Who is signed in'],
  ['services/periods.js', 'Periods'],
  ['services/totals.js', 'Totals for charts'],
  ['hooks/use-list-state.js', 'Search, filters and order'],
  ['hooks/use-record-form.js', 'Form with drafts and checks'],
];

/** What is left where nothing is stored and nobody signs in. */
const servicesOfTools = sharedServices.slice(0, 2);

/** Only in apps that use them. `cart` stands on `kept`, so it comes first. */
const optionalServices: [path: string, title: string][] = [
  ['services/cart.js', 'Cart'],
  ['services/chess.js', 'Rules of chess'],
  ['services/kept.js', 'What this browser keeps'],
  ['services/reference.js', 'References of records'],
  ['services/stock.js', 'What records take from stock or add to it'],
];

const partTitles: Record<string, string> = {
  Account: 'Account menu',
  ListStates: 'Empty, loading and error states',
  SampleDataLine: 'Line about sample data',
  ShowMore: 'Long lists in parts',
  RecordLine: 'Row of a short list',
  RecordPicture: 'Pictures, or what stands for them',
  DoubleRule: 'Double rule under sums',
  DayStamp: 'Day block',
  LevelBar: 'Level bar',
  Monogram: 'Initials',
  StageBar: 'Bar of stages',
  Masthead: 'Masthead lines',
  BigNumeral: 'Large numeral',
  TickBox: 'Tick box',
  DayGrid: 'Five weeks of squares',
  OnlyFor: 'Who sees a page',
  ReportBuilder: 'Reports with charts and CSV',
  CompareTable: 'Records side by side',
  ChatRoom: 'Private conversations',
  ChatThread: 'Messages of a conversation',
  DayAvailability: 'What is free on a day',
  AddToCart: 'Button that fills the cart',
  CartCheckout: 'Cart and checkout',
  ShareButton: 'Button that shares a link',
  FileLink: 'Link that downloads a file',
  DownloadButton: 'Button that saves a record as a file',
  ReorderList: 'What runs low and how much to order',
  BudgetTable: 'Limits and what is left',
  PrintButton: 'Button that prints the page',
  Average: 'Average of ratings',
  Highlight: 'Mark of rows that stand out',
  LikeButton: 'Button that likes a record',
  FavouriteButton: 'Button that keeps a favourite',
  AskBox: 'Answers from the records',
  SearchBox: 'Search over all lists',
  LookUpBox: 'Look-up by reference',
  MatchFinder: 'What fits best',
  QuizRunner: 'Quiz with scoring',
  Flashcards: 'Flashcards',
  Stopwatch: 'Timer',
  UnitConverter: 'Unit converter',
  Calculator: 'Calculator',
  FormulaCalculator: 'Calculator by formula',
  TicTacToe: 'Tic-tac-toe',
  HtmlEditor: 'HTML editor',
  CodeArea: 'Code with colours',
  ChessGame: 'Chess',
  ChessBoard: 'Chess board',
  MemoryGame: 'Memory',
  SnakeGame: 'Snake',
  Game2048: '2048',
  SortingGame: 'Sorting game',
};
const isTemplate = (name: string): boolean => Object.hasOwn(partTitles, name);
const partFile = (plan: AppPlan, name: string): string =>
  name === 'RecordPicture' ? pictureFile(plan.signature) : templateFile(`components/${name}.jsx`);

/** Components that some file imports. */
const componentsIn = (files: readonly { content: string }[]): string[] => [
  ...new Set(
    files.flatMap(({ content }) => [...content.matchAll(/from '@\/components\/(\w+)'/g)].map((match) => match[1]!)),
  ),
];

const withCurrency = (plan: AppPlan, content: string): string =>
  content.replace("const currency = 'EUR';", `const currency = '${plan.currency}';`);

function pageFile(
  plan: AppPlan,
  page: Page,
  addPart: (name: string) => void,
  add: (part: Part, path: string, title: string, content: string) => void,
): string {
  switch (page.archetype) {
    case 'list': {
      const entity = entityOf(plan, page.entity);
      const layout = layoutOf(plan, entity, page);
      for (const name of layout.templates) addPart(name);
      add(
        'parts',
        `components/${layout.component}.jsx`,
        `${toLabel(entityNames(entity).nouns)} in the list`,
        layout.source,
      );
      return listPage(plan, page, layout);
    }
    case 'board':
      return boardPage(plan, page);
    case 'calendar':
      return calendarPage(plan, page);
    case 'detail':
      return detailPage(plan, page);
    case 'dashboard':
      return dashboardPage(plan, page);
    case 'landing':
      return landingPage(plan, page);
    case 'feature':
      return featurePages[page.feature](plan, page);
  }
}

function pageTitle(plan: AppPlan, page: Page): string {
  switch (page.archetype) {
    case 'detail':
      return `One ${entityNames(entityOf(plan, page.entity)).noun}`;
    default:
      return page.label;
  }
}

/** Files that others import stand before them; otherwise the order stays. */
function inNeededOrder(files: AppFile[]): AppFile[] {
  const parts: Part[] = ['data', 'look', 'parts', 'pages'];
  const sorted = parts.flatMap((part) => files.filter((file) => file.part === part));
  const byModule = new Map(sorted.map((file) => [`@/${file.path.replace(/\.\w+$/, '')}`, file]));
  const done = new Set<AppFile>();
  const visit = (file: AppFile, above: ReadonlySet<AppFile>) => {
    if (done.has(file) || above.has(file)) return;
    for (const [, source = ''] of file.content.matchAll(/from '(@\/[^']+)'/g)) {
      const needed = byModule.get(source);
      if (needed && needed.part === file.part) visit(needed, new Set([...above, file]));
    }
    done.add(file);
  };
  for (const file of sorted) visit(file, new Set());
  return parts.flatMap((part) => [...done].filter((file) => file.part === part));
}
