import { defineTexts } from '../../lib/texts.ts';

export const appTexts = defineTexts('appTexts', {
  question: 'What do you want to build?',
  boxLabel: 'Describe your app',
  boxPlaceholder: 'Describe the app, who uses it and what they keep track of',
  type: 'What to build',
  typeApp: 'App',
  typeTool: 'AI tool',
  toolBoxLabel: 'Describe your tool',
  toolBoxPlaceholder: 'Describe what the tool writes, and from what',
  build: 'Build',
  buildKeys: 'Shift+Enter for a new line',
  describeFirst: 'Write what you want to build first.',
  tooLong: (length: string, limit: string) => `This is ${length} characters long; the limit is ${limit}.`,
  tryLabel: 'Try',
  yourApps: 'Your apps',
  search: 'Search',
  searchLabel: 'Search your apps',
  noMatches: (text: string) => `No app matches "${text}"`,
  clearSearch: 'Clear search',
  sortEdited: 'Last edited',
  sortName: 'Name',
  sortCreated: 'Newest',
  sortLabel: 'Sort by',
  live: 'Live',
  draft: 'Draft',
  building: 'Building',
  planned: (when: string) => `Publishes ${when}`,
  publishFailed: 'Last publish failed',
  plannedFailed: 'Planned publish failed',
  empty: 'No apps yet. Describe one above, or start from an example.',
  loadFailed: 'Your apps could not be loaded.',
  retry: 'Try again',
  saveFailed: 'Failed to save app',
  menu: (name: string) => `More for ${name}`,
  open: 'Open',
  visit: 'Visit',
  rename: 'Rename...',
  renameTitle: 'Rename app',
  name: 'Name',
  nameMissing: 'Enter a name.',
  save: 'Save',
  cancel: 'Cancel',
  copy: 'Copy...',
  copyTitle: (name: string) => `Copy ${name}`,
  copyName: (name: string) => `Copy of ${name}`,
  copyAbout:
    'Makes a new draft with the newest version of the files, the settings, and the integrations without their secrets.',
  copyNever:
    'Never copied: the chat and older versions, the people of the app, its published address and domain, and the other sites that may call or embed it.',
  copyData: 'Copy records and uploaded files too',
  copyDataSays: 'Records that other people created become yours. Without this the copy starts empty.',
  copyConfirm: 'Copy app',
  copied: (name: string) => `Made ${name}`,
  delete: 'Delete...',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteGoes: 'This deletes permanently:',
  deleteParts: [
    'the chat and every version of the files',
    'all records and uploaded files',
    'the accounts of the people who use it',
  ],
  deletePublished: (url: string) => `the published app at ${url}`,
  deleteConfirm: 'Delete app',
  keepApp: 'Keep app',
  deleted: (name: string) => `Deleted ${name}`,
  renamed: 'Renamed',
  samples: 'Sample apps',
  samplesAbout: 'Finished apps with sample data. Open one, try it, and make it yours.',
  takeSample: 'Use this app...',
  takeSampleTitle: (name: string) => `Use ${name}`,
  takeSampleAbout: 'Makes an app of your own that you can change in the chat and publish.',
  takeSampleData: 'With the sample data',
  takeSampleDataSays: 'As it is now, with what you changed while trying. One click in the app removes the samples.',
  takeDataSays: 'As it is now, with what you changed while trying. Without this the app starts empty.',
  takeSampleConfirm: 'Make my app',
  sampleState: 'Sample app',
  sampleOpening: 'Opening the sample app...',
  sampleFailed: 'The sample app could not be opened.',
  sampleRunning: 'A copy for you alone. Change what you like.',
});

/** Example requests, written as a person would; choosing one fills the box. */
export const examplePrompts: readonly { label: string; prompt: string }[] = defineTexts('examplePrompts', [
  {
    label: 'Bike shop bookings',
    prompt:
      'Bookings for a bike repair shop: customer, phone, service, start and status, with a board by status and a calendar of the week',
  },
  {
    label: 'Team expenses',
    prompt:
      'An expense tracker for a small team: amount, category, date, receipt image; a dashboard with a chart by month',
  },
  {
    label: 'Reading list',
    prompt:
      'A reading list for our book club: title, author, status, rating and notes, with filters by status and a page for each book',
  },
  {
    label: 'Stock count',
    prompt:
      'A stock count for a cafe: items with quantity, unit and minimum, a list of what to reorder, and a chart of stock by category',
  },
  {
    label: 'Volunteer rota',
    prompt:
      'A rota for volunteers at a food bank: shifts with date, place and people needed, volunteers sign up, and a view of the week',
  },
]);

/** Example requests for an AI tool. */
export const toolExamplePrompts: readonly { label: string; prompt: string }[] = defineTexts('toolExamplePrompts', [
  {
    label: 'Meal plan',
    prompt: 'A tool that writes a meal plan from diet, people, budget and what is in the fridge',
  },
  {
    label: 'Cover letter',
    prompt: 'A tool that writes a cover letter from the job ad, my experience, tone and length',
  },
  {
    label: 'Meeting notes',
    prompt: 'A tool that turns meeting notes into a summary with decisions and a list of who does what',
  },
  {
    label: 'Trip',
    prompt: 'A tool that plans a trip itinerary from destination, number of days, budget and interests',
  },
]);

/** What each sample app is for, in a few words. */
export const sampleTexts = defineTexts('sampleTexts', {
  'bike-desk': { name: 'Bike desk', about: 'Bookings of a repair shop' },
  'team-spending': { name: 'Team spending', about: 'Expenses by month' },
  'page-turners': { name: 'Page turners', about: 'The list of a book club' },
});

/** Apps that platform admins offer. */
export const templateAppTexts = defineTexts('templateAppTexts', {
  title: 'Templates',
  about: 'Finished apps of this installation. Open one, try it, and make it yours.',
  category: 'Category',
  all: 'All categories',
  state: 'Template',
  opening: 'Opening the template...',
  failed: 'The template could not be opened.',
});
