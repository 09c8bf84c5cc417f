import { defineTexts } from '../../lib/texts.ts';

export const exportTexts = defineTexts('exportTexts', {
  menu: 'Export the app...',
  title: (app: string) => `Export ${app}`,
  about:
    'A Vite and React project with the code, the schemas and a README. Build it with two commands on any machine with Node.',
  loadFailed: 'The contents of the export could not be loaded.',
  retry: 'Try again',
  files: (files: string) => `${files} of the app, with the components and packages they use`,
  withData: 'With data',
  data: (records: string, people: string, files: string, size: string) =>
    `${records}, ${people} without passwords, ${files} (${size})`,
  withPrivate: 'With private files',
  privateFiles: (files: string, size: string) => `${files} (${size}) that can only be opened with signed links here`,
  never: 'Never included: passwords, sessions, the chat, older versions, and keys of models, connectors or email.',
  running: 'An export of this app is running. Wait until that download is done.',
  started: 'The download has started. Your browser shows the progress.',
  download: 'Download',
  close: 'Close',
  where: 'Where it runs',
  whereAbout:
    'The project uses the records and sign-in of this server. Enter the addresses where it runs: no other site may call the app.',
  draft: 'Publish the app first: the project calls its published address.',
  addresses: 'Addresses that can call this app',
  addressesHint: 'One per line, such as https://desk.example.com or http://localhost:5173',
  addressWrong: (line: string) => `"${line}" is not a valid address. Use https, such as https://desk.example.com.`,
  save: 'Save addresses',
  saved: 'Addresses saved',
});
