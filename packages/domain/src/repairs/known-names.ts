import type { AppFacts } from './app-facts.ts';
import { moduleStem } from '../files/paths.ts';

/** Where a name is imported from. */
export type Origin = { from: string; imported: string };

const everywhere: Readonly<Record<string, string>> = {
  react:
    'useState useEffect useMemo useCallback useRef useContext useReducer useLayoutEffect useId useTransition useDeferredValue useImperativeHandle useSyncExternalStore createContext forwardRef memo lazy Suspense Fragment StrictMode createRef cloneElement Children isValidElement startTransition',
  'react-dom': 'createPortal',
  'react-router-dom':
    'Link NavLink useNavigate useLocation useParams useSearchParams Outlet Navigate Routes Route useOutletContext',
  'framer-motion': 'motion AnimatePresence useAnimation useScroll useTransform useInView useMotionValue',
  '@tanstack/react-query': 'useQuery useMutation useQueryClient QueryClient QueryClientProvider useInfiniteQuery',
  'react-hook-form': 'useForm Controller useFieldArray useFormContext FormProvider useWatch',
  recharts:
    'ResponsiveContainer BarChart Bar LineChart Line AreaChart Area PieChart Pie Cell XAxis YAxis CartesianGrid RadarChart Radar PolarGrid ScatterChart Scatter ComposedChart',
  'date-fns':
    'format parseISO addDays addMonths addWeeks subDays subMonths subWeeks startOfMonth endOfMonth startOfWeek endOfWeek startOfDay endOfDay isSameDay isSameMonth isToday isBefore isAfter isPast isFuture differenceInDays differenceInMinutes differenceInHours formatDistanceToNow eachDayOfInterval isWithinInterval',
  clsx: 'clsx',
  zod: 'z',
  uuid: '',
  '@dnd-kit/core':
    'DndContext DragOverlay useDraggable useDroppable useSensor useSensors PointerSensor KeyboardSensor closestCenter',
  '@dnd-kit/sortable': 'SortableContext useSortable arrayMove verticalListSortingStrategy',
  '@dnd-kit/modifiers': 'restrictToVerticalAxis restrictToHorizontalAxis restrictToParentElement',
  'react-dropzone': 'useDropzone',
  'qrcode.react': 'QRCodeSVG QRCodeCanvas',
  nanoid: 'nanoid',
  'react-i18next': 'useTranslation I18nextProvider initReactI18next',
  'react-helmet-async': 'Helmet HelmetProvider',
  'file-saver': 'saveAs',
  '@hookform/resolvers/zod': 'zodResolver',
  'class-variance-authority': 'cva',
  'tailwind-merge': 'twMerge',
};

const libraryOf = new Map(
  Object.entries(everywhere).flatMap(([from, names]) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => [name, from] as const),
  ),
);

const platformOrigins: Readonly<Record<string, Origin>> = {
  cn: { from: '@/lib/utils', imported: 'cn' },
  createPageUrl: { from: '@/utils', imported: 'createPageUrl' },
  base44: { from: '@/api/base44Client', imported: 'base44' },
  React: { from: 'react', imported: 'default' },
  ReactDOM: { from: 'react-dom', imported: 'default' },
  User: { from: '@/entities/User', imported: 'User' },
  UploadFile: { from: '@/integrations/Core', imported: 'UploadFile' },
  InvokeLLM: { from: '@/integrations/Core', imported: 'InvokeLLM' },
  SendEmail: { from: '@/integrations/Core', imported: 'SendEmail' },
  GenerateImage: { from: '@/integrations/Core', imported: 'GenerateImage' },
  ExtractDataFromUploadedFile: { from: '@/integrations/Core', imported: 'ExtractDataFromUploadedFile' },
  useIsMobile: { from: '@/hooks/use-mobile', imported: 'useIsMobile' },
  useToast: { from: '@/components/ui/use-toast', imported: 'useToast' },
  toast: { from: 'sonner', imported: 'toast' },
};

/**
 * Where a name that a file uses without declaring it may come from, by what counts most: the app's own files, its
 * entities, the platform, the kit, libraries, icons. Null when nothing has that name, or two files of the app do.
 */
export function originOf(
  name: string,
  { isElement, from }: { isElement: boolean; from: string },
  facts: AppFacts,
): Origin | null {
  const own = filesExporting(name, facts).filter(({ path }) => path !== from);
  if (own.length > 1) return null;
  if (own[0]) return { from: `@/${moduleStem(own[0].path)}`, imported: own[0].imported };
  if (!isElement && facts.entities.has(name)) return { from: '@/entities/all', imported: name };
  const known = Object.hasOwn(platformOrigins, name) ? platformOrigins[name]! : null;
  if (known && facts.tools.resolve(known.from, from).kind !== 'problem') return known;
  const kit = facts.tools.kitNames.get(name);
  if (kit) return { from: kit, imported: name };
  const library = libraryOf.get(name);
  if (library && facts.tools.libraries.has(library)) return { from: library, imported: name };
  if (isElement && facts.tools.icons.has(name)) return { from: 'lucide-react', imported: name };
  return null;
}

/** Files that export a name, or whose component has it. Pages and layouts are not made to be imported by name. */
export function filesExporting(name: string, { modules }: AppFacts): { path: string; imported: string }[] {
  return [...modules].flatMap(([path, outline]) => {
    if (!outline) return [];
    if (outline.exports.has(name)) return [{ path, imported: name }];
    const stem = moduleStem(path);
    const isNamedSo = stem.slice(stem.lastIndexOf('/') + 1) === name;
    return isNamedSo && outline.exports.has('default') && /^[A-Z]/.test(name) ? [{ path, imported: 'default' }] : [];
  });
}
