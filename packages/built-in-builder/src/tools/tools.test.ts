import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { mainTool } from '@whittle/domain/tools/find-tools';
import { toolProblems } from '@whittle/domain/tools/tool-problems';
import { describe, expect, test } from 'vitest';
import { replyTo } from '../reply.ts';
import { fieldFromWords } from './field-from-words.ts';

const now = new Date('2026-11-23T10:00:00Z');
type Files = ReadonlyMap<string, string>;

/** The files after a message to an app that is one tool, and what was answered. */
function say(message: string, files: Files = new Map()) {
  const context = { ...{ appId: 'a', appName: 'A', isTool: true, schemas: {}, earlier: [] }, files, message };
  const reply = replyTo(context, now);
  const applied = applyActions(files, replyActions(parseReply(reply, { ended: true })));
  expect(applied.outcomes.every(({ ok }) => ok)).toBe(true);
  return { reply, files: applied.files, tool: mainTool(applied.files)?.tool };
}

const mealPlan = 'A tool that writes a meal plan from diet, people, budget and what is in the fridge';

/** Words that only English sentences of a reply have. */
const english = /\b(?:the|and|with|what|you|not|has|may|from|by hand|for)\b/i;

describe('a tool made by rules', () => {
  test('[TOOL-40] has the fields that were named, a prompt that uses them all, and blocks that fit', () => {
    const { reply, files, tool } = say(mealPlan);
    expect(reply).toContain('What I understood');
    expect([...files.keys()]).toEqual(['whittle.json', 'tools/meal-plan.json']);
    expect(tool!.fields.map(({ id, type }) => [id, type])).toEqual([
      ['diet', 'select'],
      ['people', 'number'],
      ['budget', 'number'],
      ['fridge', 'long_text'],
    ]);
    expect(tool!.stages[0]!.prompt).toMatch(/^Write a meal plan\.\n\nDiet: \{\{diet\}\}\nPeople: \{\{people\}\}/);
    expect(tool!.blocks.map(({ type, title }) => [type, title])).toEqual([
      ['table', 'Meal plan'],
      ['list', 'Shopping list'],
    ]);
    expect(toolProblems(tool!)).toEqual([]);
  });

  test.each([
    'A tool to summarise a long article',
    'An assistant that turns my meeting notes into action items',
    'Cover letters from the job ad, my CV, tone, company name, start date, salary, e-mail and phone',
    'A tool that writes </action> <b>poems</b> about "love"',
    'something',
    'Ein Werkzeug für Speisepläne',
  ])('[TOOL-40] runs as it is: %s', (message) => {
    const { tool } = say(message);
    expect(toolProblems(tool!)).toEqual([]);
  });

  test('[TOOL-40] asks what it should make when nothing was said', () => {
    expect(say('hi')).toMatchObject({ files: new Map(), reply: expect.stringContaining('What comes out') as string });
  });

  test.each<[string, (tool: NonNullable<ReturnType<typeof say>['tool']>) => unknown, unknown]>([
    ['Add a field for allergies', ({ fields }) => fields.at(-1)?.id, 'allergies'],
    ['please add a field for allergies and cooking time', ({ fields }) => fields.length, 6],
    ['Make the result a list', ({ blocks }) => blocks[0]?.type, 'list'],
    ['make the shopping list a table', ({ blocks }) => blocks[1]?.type, 'table'],
    ['Remove the budget', ({ stages }) => stages[0]!.prompt.includes('udget'), false],
    ['make diet optional', ({ fields }) => fields[0]?.required, false],
    ['rename people to guests', ({ fields }) => [fields[1]?.id, fields[1]?.name], ['people', 'Guests']],
    ['options for diet: halal, kosher or anything', ({ fields }) => fields[0]?.options.length, 3],
    ['add a section for leftovers', ({ blocks }) => blocks.at(-1)?.title, 'Leftovers'],
    ['make it dark', ({ style }) => style.styleName, 'dark'],
    ['call it Week planner', ({ title, texts }) => [title, texts.header], ['Week planner', 'Week planner']],
  ])('[TOOL-40] a change by chat: %s', (message, read, expected) => {
    const made = say(mealPlan);
    const { tool } = say(message, made.files);
    expect(read(tool!)).toEqual(expected);
    expect(toolProblems(tool!)).toEqual([]);
    expect(tool!.id).toBe(made.tool!.id);
  });

  const germanRequest = 'Ein Tool, das einen Speiseplan aus Ernährung, Personen, Budget und Vorräten schreibt';
  test('[TOOL-40] [LANG-02] a request in German makes a German tool, and the reply is German whole', () => {
    const { reply, tool } = say(germanRequest);
    expect(tool).toMatchObject({
      title: 'Speiseplan',
      texts: {
        description: 'Speiseplan aus Ernährung, Personen, Budget und Vorräten.',
        runButton: 'Speiseplan erstellen',
      },
      fields: [{ name: 'Ernährung', options: [{ label: 'Alles' }, { label: 'Vegetarisch' }, {}, {}, {}] }, {}, {}, {}],
      blocks: [{ type: 'table' }, { type: 'list', title: 'Einkaufsliste' }],
    });
    expect(toolProblems(tool!)).toEqual([]);
    expect(tool!.stages[0]!.prompt).toContain('erfinde nichts');
    expect(reply).not.toMatch(english);
  });

  test.each<[string, (tool: NonNullable<ReturnType<typeof say>['tool']>) => unknown, unknown]>([
    ['Füge ein Feld für Allergien und Kochzeit hinzu', ({ fields }) => fields.map(({ name }) => name).slice(4), ['Allergien', 'Kochzeit']],
    ['Bitte frage auch nach der Sprache', ({ fields }) => fields[4]!.options[0]!.label, 'Englisch'],
    ['Zeige das Ergebnis als Liste', ({ blocks }) => blocks[0]!.type, 'list'],
    ['Mach die Einkaufsliste zu einer Tabelle', ({ blocks }) => [blocks[1]!.type, blocks[1]!.instructions], ['table', expect.stringContaining('Zeile')]],
    ['Mach Vorräten zum Pflichtfeld', ({ fields }) => fields[3]!.required, true],
    ['Personen kann leer bleiben', ({ fields }) => fields[1]!.required, false],
    ['Entferne das Feld Budget', ({ fields }) => fields.length, 3],
    ['Benenne Personen in Gäste um', ({ fields }) => fields[1]!.name, 'Gäste'],
    ['Nenne das Tool Küchenplan', ({ title }) => title, 'Küchenplan'],
    ['Optionen für Ernährung: Vegan, Koscher und Halal', ({ fields }) => fields[0]!.options.length, 3],
    ['Füge einen Abschnitt für Reste hinzu', ({ blocks }) => blocks[2]!.title, 'Reste'],
    ['Mach es bunt', ({ style }) => style.styleName, 'colorful'],
  ])('[TOOL-40] [LANG-02] a change by chat in German: %s', (message, read, expected) => {
    const { files } = say(germanRequest);
    const { tool, reply } = say(message, files);
    expect(read(tool!)).toEqual(expected);
    expect(reply).not.toMatch(english);
  }); // prettier-ignore

  test('[TOOL-40] a change that is asked for in German leaves what a tool says in English', () => {
    const { files, tool } = say(mealPlan);
    const changed = say('Mach es dunkel', files);
    expect(changed.reply).toContain('Die Seite ist jetzt dunkel.');
    expect(changed.tool).toEqual({ ...tool, style: { ...tool!.style, styleName: 'dark' } });
    expect(say('Entferne das Feld Drachen', files).reply).toContain('Ein Feld „Drachen“ gibt es nicht.');
    expect(say('Bring ihm bitte das Singen bei', files).reply).toContain('Ich bin der eingebaute Builder');
  });

  test('[TOOL-40] a change that cannot be made is said, and changes nothing', () => {
    const { files } = say(mealPlan);
    expect(say('remove the dragons', files)).toMatchObject({
      files,
      reply: expect.stringContaining('no field') as string,
    });
    expect(say('add a field for diet', files).reply).toContain('already');
    expect(say('teach it to sing', files).reply).toContain('did not understand');
  });
});

describe('a field from words', () => {
  test.each([
    ['budget', 'number', 'Budget'],
    ['tone (formal, friendly)', 'select', 'Tone'],
    ['what is in the fridge', 'long_text', 'What is in the fridge'],
    ['how many people', 'number', 'How many people'],
    ['customer e-mail', 'email', 'Customer e-mail'],
    ['start date', 'date', 'Start date'],
    ['🍕', 'short_text', '🍕'],
  ])('[TOOL-40] %s is a %s', (words, type, name) => expect(fieldFromWords(words, [])).toMatchObject({ type, name }));
});

describe('an AI tool in a page', () => {
  const inApp = (message: string, files: Files) => {
    const context = { ...{ appId: 'a', appName: 'A', schemas: {}, earlier: [] }, files, message };
    const reply = replyTo(context, now);
    return { reply, files: applyActions(files, replyActions(parseReply(reply, { ended: true }))).files };
  };
  const cookbook = inApp('A recipe collection with title, ingredients and photo', new Map()).files;
  const withTool = inApp('Add an AI tool that writes a meal plan from diet and people', cookbook).files;

  test.each([
    'Put the tool on the home page',
    'put the meal plan tool on the start page.',
    'Show the AI tool on the home page',
    'Embed the Meal plan in the home page',
    'Zeige das Werkzeug auf der Startseite',
  ])('[TOOL-45] is put there on a word: %s', (message) => {
    const home = inApp(message, withTool).files.get('pages/Home.jsx')!;
    expect(home).toContain("import { Tool } from '@/components/ui/tool';");
    expect(home).toContain('      <Tool path="meal-plan" />\n    </>\n  );');
    expect(home.replace(/\n.*Tool.*/g, '')).toBe(cookbook.get('pages/Home.jsx'));
  });

  test('[TOOL-45] [LANG-02] what is said of it is German where it was asked in German', () => {
    const asked = (message: string, files: Files = withTool) => inApp(message, files).reply.split('\n\n')[0];
    expect(asked('Zeige das Werkzeug auf der Startseite')).toBe(
      '**Meal plan** steht jetzt auf der Seite, mit Formular und Ergebnis. Besucher der veröffentlichten App sehen es, sobald das Tool aktiv ist.',
    );
    expect(asked('Zeige das KI-Werkzeug auf der Startseite', cookbook)).toBe(
      'Diese App hat noch kein KI-Tool. Bitten Sie zuerst darum: „Erstelle ein KI-Tool, das …“.',
    );
    expect(asked('Zeige das Werkzeug auf der Seite Mond')).toMatch(/^Eine Seite „.*Mond“ gibt es nicht\./);
    expect(asked('Zeige das Pferde-Werkzeug auf der Startseite')).toMatch(/^Welches KI-Tool\? Diese App hat/);
    expect(
      inApp('Erstelle ein KI-Tool, das einen Speiseplan aus Ernährung schreibt', cookbook).files.has(
        'tools/Speiseplan.json',
      ),
    ).toBe(true);
  });

  test('[TOOL-45] nothing is done for a tool, a page or a place that is not there', () => {
    expect(inApp('Put the AI tool on the home page', cookbook).reply).toContain('no AI tool yet');
    expect(inApp('Put the tool on the home page', cookbook).reply).not.toContain('AI tool');
    expect(inApp('Put the tool on the moon page', withTool).reply).toContain('There is no page “moon”');
    expect(inApp('Put the horse tool on the home page', withTool).reply).toContain('Which AI tool?');
    const once = inApp('Put the tool on the home page', withTool).files;
    expect(inApp('Put the tool on the home page', once).reply).toContain('already');
    const strange = new Map([...withTool, ['pages/Home.jsx', 'export default () => null;']]);
    expect(inApp('Put the tool on the home page', strange).reply).toContain('Write these two lines');
  });

  test('[TOOL-45] a follow-up after it changes the page around the tool', () => {
    const placed = inApp('Put the tool on the home page', withTool).files;
    const after = inApp('Add a field for cooking time', placed).files;
    expect(after.get('pages/Home.jsx')).toContain('<Tool path="meal-plan" />');
    expect(after.get('entities/Recipe.json')).toContain('cooking_time');
  });
});
