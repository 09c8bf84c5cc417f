import type { FileKind } from '@whittle/domain/files/file-kinds';
import { defineTexts } from './texts.ts';

/** What kinds of files are called: all of a kind as a heading, one of it in a sentence. */
export const fileKindTexts = defineTexts('fileKindTexts', {
  page: { group: 'Pages', one: 'page' },
  component: { group: 'Components', one: 'component' },
  service: { group: 'Services', one: 'service' },
  'other-code': { group: 'Other files', one: 'file' },
  data: { group: 'Data', one: 'data file' },
  settings: { group: 'App settings', one: 'app settings' },
  asset: { group: 'Assets', one: 'asset' },
  style: { group: 'Stylesheets', one: 'stylesheet' },
  function: { group: 'Functions (kept, do not run)', one: 'function' },
  agent: { group: 'Agents (kept, do not run)', one: 'agent' },
  entity: { group: 'Entities', one: 'entity' },
  tool: { group: 'AI tools', one: 'AI tool' },
  root: { group: 'App root', one: 'app root' },
  layout: { group: 'Layout', one: 'layout' },
  'global-css': { group: 'Global CSS', one: 'styles' },
} satisfies Record<FileKind, Record<'group' | 'one', string>>);
