import type { Article } from './help.texts.ts';

/** An article: what it is about, and its sections. */
export function HelpArticle({ article: { title, about, sections } }: { article: Article }) {
  return (
    <article className="type-reading flex max-w-reading flex-col gap-8 pt-6 sm:pt-10">
      <h1 className="type-title">{title}</h1>
      <p>{about}</p>
      {sections.map((section) => (
        <section key={section.title} className="flex flex-col gap-3">
          <h2 className="type-heading">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
