import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@whittle/domain/knowledge/blocks';
import { cutChunks } from '@whittle/domain/knowledge/cut-chunks';
import { readPageContent } from '@whittle/server/adapters/documents/readers/page-blocks';

/** Texts, and questions with the places of the texts that answer each. */
export type QuestionSet = { texts: string[]; questions: [question: string, right: ReadonlySet<number>][] };

type Language = { packages: string[]; folders: string[]; letters: RegExp };
const faq = 'usr/share/doc/debian/FAQ';
const handbook = 'usr/share/doc/debian-handbook/html';
const latin = /\p{Script=Latin}{3}/u;

/** Where the documentation of Debian is in a language: its questions and answers, and its handbook for administrators. */
export const debianLanguages: Readonly<Record<string, Language>> = {
  English: { packages: ['debian-faq', 'debian-handbook'], folders: [faq, `${handbook}/en-US`], letters: latin },
  German: {
    packages: ['debian-faq-de', 'debian-handbook'],
    folders: [`${faq}/de`, `${handbook}/de-DE`],
    letters: latin,
  },
  Spanish: { packages: ['debian-handbook'], folders: [`${handbook}/es-ES`], letters: latin },
  Russian: {
    packages: ['debian-faq-ru', 'debian-handbook'],
    folders: [`${faq}/ru`, `${handbook}/ru-RU`],
    letters: /\p{Script=Cyrillic}{3}/u,
  },
  Arabic: { packages: ['debian-handbook'], folders: [`${handbook}/ar-MA`], letters: /\p{Script=Arabic}{3}/u },
  Chinese: {
    packages: ['debian-faq-zh-cn', 'debian-handbook'],
    folders: [`${faq}/zh-cn`, `${handbook}/zh-CN`],
    letters: /\p{Script=Han}{2}/u,
  },
};

/** Fetched as any package of Debian, unpacked and never installed. Throws where the system is none. */
function fetchPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const home = join(folder, name);
    if (existsSync(join(home, 'usr'))) continue;
    mkdirSync(home, { recursive: true });
    execFileSync('apt-get', ['download', name], { cwd: home, stdio: 'ignore' });
    const file = readdirSync(home).find((one) => one.endsWith('.deb'));
    execFileSync('dpkg-deb', ['-x', file!, home], { cwd: home, stdio: 'ignore' });
  }
}

/** `1.2.3. ` and `Chapter 4. ` in front of a heading, in any language. */
const number =
  /^[\u200e\u200f\s]*(?:\p{L}+[\s\u00a0]*\d+[.\s\u00a0]+|第[\s\u00a0]*\d+[\s\u00a0]*\p{L}[.\s\u00a0]*|\d+(?:\.\d+)*\.?[\s\u00a0]*)/u;

/**
 * Each heading is a question, and what stands below it, cut as data sources are and without it, answers. Headings of a word
 * ask nothing, and those that nobody translated are another language's.
 */
export function debianSet(folder: string, { packages, folders, letters }: Language, questionsMax: number): QuestionSet {
  fetchPackages(folder, packages);
  const texts: string[] = [];
  const right = new Map<string, Set<number>>();
  const pages = folders.flatMap((one) => {
    const home = packages.map((name) => join(folder, name, one)).find((path) => existsSync(path));
    if (!home) throw new Error(`${one} is in none of its packages`);
    // The questions and answers lie there twice, with and without their language.
    const isTwice = (name: string) => one === faq && /^[\w-]+\.html$/.test(name);
    const names = readdirSync(home).filter((name) => /^(?!index|ix01).*\.html$/.test(name) && !isTwice(name));
    return names.map((name) => readFileSync(join(home, name), 'utf8'));
  });
  for (const html of pages) {
    let heading = '';
    let body: Block[] = [];
    const end = () => {
      const places = cutChunks(body).map(({ text }) => texts.push(text) - 1);
      const known = right.get(heading) ?? new Set<number>();
      for (const place of places) known.add(place);
      if (
        places.length > 0 &&
        heading.split(/\s+/).length + (/\p{Script=Han}{4}/u.test(heading) ? 1 : 0) > 1 &&
        letters.test(heading)
      )
        right.set(heading, known);
      body = [];
    };
    for (const block of readPageContent(html, 'file:///').blocks) {
      if (block.kind !== 'heading') body.push(block);
      else {
        end();
        heading = block.text.replace(number, '').trim();
      }
    }
    end();
  }
  const questions = [...right];
  const every = Math.max(1, Math.floor(questions.length / questionsMax));
  return { texts, questions: questions.filter((_, n) => n % every === 0) };
}
