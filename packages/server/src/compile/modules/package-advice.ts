/** Packages of shells around the browser, which code asks for behind a check that it runs in one. */
const nativeShell =
  /^(?:@?capacitor|@tauri-apps|@ionic-native|@awesome-cordova-plugins|cordova|electron|expo|react-native)(?:[/-]|$)/;
export const isNativeShell = (specifier: string): boolean => nativeShell.test(specifier);

const advice: [pattern: RegExp, instead: string][] = [
  [/^luxon(\/|$)/, 'Use date-fns.'],
  [/^(ky|node-fetch|superagent|isomorphic-fetch|cross-fetch)$/, 'Use fetch, or the entity clients for records.'],
  [/^(underscore|ramda)/, 'Use plain JavaScript array and object methods.'],
  [/^(cuid|shortid)/, 'Use crypto.randomUUID(); records get their id from the server.'],
  [
    /^(react-icons|@heroicons|@tabler\/icons|@fortawesome|react-feather|@phosphor-icons|@mui\/icons)/,
    'Use lucide-react.',
  ],
  [/^(chart\.js|react-chartjs|victory|@nivo|d3|apexcharts|echarts|plotly|@visx)/, 'Use recharts.'],
  [/^(react-toastify|notistack)/, 'Use toast from sonner.'],
  [/^(next|gatsby|@remix-run|wouter|@reach\/router)(\/|$)/, 'Use react-router-dom.'],
  [/^(styled-components|@emotion|@stitches|sass|less)/, 'Use Tailwind classes and the tokens of globals.css.'],
  [/^(redux|@reduxjs|react-redux|jotai|recoil|mobx|valtio)/, 'Use React state, context or @tanstack/react-query.'],
  [/^(formik|yup|joi)/, 'Use react-hook-form, or plain state, with zod.'],
  [
    /^(@mui|@material-ui|antd|@chakra-ui|@mantine|react-bootstrap|@headlessui|@nextui|flowbite|primereact)/,
    'Use the parts in @/components/ui.',
  ],
  [/^(motion|gsap|react-spring|@react-spring)(\/|$)/, 'Use framer-motion.'],
  [/^(@?supabase|firebase|mongoose|mongodb|pg|mysql|prisma|@prisma)/, 'Use the entity clients from @/entities.'],
  [/^(openai|@anthropic-ai|@google\/generative-ai|langchain)/, 'Models cannot be called from an app’s page.'],
  [
    /^(node:|fs$|path$|crypto$|http$|https$|os$|child_process$|url$|util$|stream$|events$|buffer$)/,
    'Apps run in the browser, where Node.js modules do not exist.',
  ],
  [nativeShell, 'Apps run in the browser: use what the browser offers, such as navigator.share or the camera input.'],
  [/^https?:/, 'Code cannot be loaded from other addresses.'],
];

/** What to use instead of a package that apps do not have; empty when there is nothing better to say. */
export function packageAdvice(specifier: string): string {
  return advice.find(([pattern]) => pattern.test(specifier))?.[1] ?? '';
}
