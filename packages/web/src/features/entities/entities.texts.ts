/** The words of the database panel. Rules: GRID-01 to GRID-31, ENT-04 to ENT-11. */
export const entityTexts = {
  database: 'Database',
  entities: 'Entities',
  users: 'Users',
  empty: 'No entities yet, use the chat to create one',
  openChat: 'Go to the chat',
  loading: 'Loading...',
  help: 'Help',
  helpArticle: 'how-to-manage-your-app-data',
  loadFailed: 'The database could not be loaded. Nothing was changed.',
  retry: 'Retry',
  chooseEntity: 'Entity',
  invalidEntity: (name: string) => `The declaration of ${name} cannot be read, so its records cannot be shown here.`,
  records: (count: string) => `${count} records`,
};
