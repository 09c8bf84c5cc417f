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
