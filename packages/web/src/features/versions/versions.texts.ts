export const versionTexts = {
  allChanges: 'All Changes',
  /** VER-11 */
  statuses: { added: 'Added', modified: 'Modified', deleted: 'Deleted', unchanged: 'Unchanged' },
  signs: { added: '+', modified: '~', deleted: '-', unchanged: '' },
  /** VER-10 */
  groups: {
    components: 'Components',
    pages: 'Pages',
    layout: 'Layout',
    'global css': 'Global CSS',
    entities: 'Entities',
    services: 'Services',
    other: 'Other files',
  },
  /** VER-12 */
  noChanges: 'No changes found between versions',
  loadFailed: 'The changes could not be loaded.',
  retry: 'Retry',
  files: 'Changed files',
  back: 'All files',
};
