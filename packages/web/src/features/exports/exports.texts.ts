import { defineTexts } from '../../lib/texts.ts';

export const exportTexts = defineTexts('exportTexts', {
  menu: 'Export the app...',
  title: (app: string) => `Export ${app}`,
  about:
    'A Vite and React project with the code, the schemas and a README. Two commands build it on any machine with Node.',
  loadFailed: 'What there is to export could not be counted.',
  retry: 'Retry',
  files: (files: string) => `${files} of the app, with the parts and packages they use`,
  withData: 'With data',
  data: (records: string, people: string, files: string, size: string) =>
    `${records}, ${people} without passwords, ${files} (${size})`,
  withPrivate: 'With private files',
  privateFiles: (files: string, size: string) => `${files} (${size}) that only signed links open here`,
  never: 'Never inside: passwords, sign-ins, the chat, older versions, and keys of models, packages or mail.',
  running: 'An export of this app is running. Wait until that download is done.',
  started: 'The download has started. Your browser shows how far it is.',
  download: 'Download',
  close: 'Close',
  where: 'Where it runs',
  whereAbout:
    'The project keeps its records and sign-in on this server. Name the addresses at which it runs: no other site may call the app.',
  draft: 'Publish the app first: the project calls its published address.',
  addresses: 'Addresses that may call this app',
  addressesHint: 'One on each line, such as https://desk.example.com or http://localhost:5173',
  addressWrong: (line: string) =>
    `"${line}" is not an address that can be used. Write it with https, such as https://desk.example.com.`,
  save: 'Save addresses',
  saved: 'Addresses saved',
});
