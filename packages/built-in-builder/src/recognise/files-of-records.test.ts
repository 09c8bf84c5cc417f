import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { recognise } from './recognise.ts';

const fieldsOf = (prompt: string, list: string) => {
  const { entities } = recognise(prompt).plan;
  const entity = entities.find(({ plural }) => plural === list);
  if (!entity) throw new Error(`No ${list} among ${entities.map(({ plural }) => plural).join(', ')}`);
  return entity.fields.map(({ label, type }) => `${label}:${type}`);
};

describe('[GEN-62] what is uploaded or downloaded is a file', () => {
  test.each([
    ['A website for a notary office where clients upload documents and book appointments', 'Documents', 'File:file'],
    ['A hiring portal where candidates upload resumes and apply for positions, and companies download them', 'Resumes', 'File:file'],
    ['A school website with courses. Students can download course materials and teachers upload them', 'Materials', 'File:file'],
    ['A website for a water company with tariffs and news. Visitors can download annual reports and see news', 'Reports', 'File:file'],
    ['A website of a ceramic artist with works and exhibitions. Visitors can download the price list', 'Downloads', 'File:file'],
    ['Hausverwaltung: Wohnungen mit Adresse und Größe, Verträge mit Beginn und Ende. Verträge kann man hochladen', 'Verträge', 'Datei:file'],
    ['Contracts for my studio: partner, end date, the contract as PDF', 'Contracts', 'Contract file:file'],
  ])('%s', (prompt, list, field) => {
    expect(fieldsOf(prompt, list)).toContain(field);
  }); // prettier-ignore

  test.each([
    ['Passports of our family: holder, document number, valid until', 'document'],
    ['Visa requests with country, documents needed and fee', 'needed'],
  ])('what is only said of a document is none: %s', (prompt) => {
    const types = recognise(prompt).plan.entities.flatMap(({ fields }) => fields.map(({ type }) => type));
    expect(types).not.toContain('file');
  });

  test('is chosen in the form, downloaded from the list and the page, and samples have one that opens', () => {
    const { plan, samples } = recognise('A website for a notary office where clients upload documents and book appointments'); // prettier-ignore
    const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
    const entity = plan.entities.find(({ plural }) => plural === 'Documents')!;
    expect(files.get(`components/${entity.name}Dialog.jsx`)).toMatch(/<ImageInput\s+accept="\.pdf/);
    expect(files.get(`pages/${entity.name}Detail.jsx`)).toContain('isButton />');
    expect(files.has('components/FileLink.jsx')).toBe(true);
    const [first] = samples.get(entity.name)!;
    // of addresses that hold a file themselves, records may have pictures only
    const [head, page = ''] = String(first!['file']).split(',');
    expect(head).toBe('data:image/svg+xml');
    expect(decodeURIComponent(page)).toContain(`>${String(first!['title'])}</text>`);
  });
});
