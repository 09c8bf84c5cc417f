import { describe, expect, test } from 'vitest';
import { asksForTool, readToolRequest } from './tool-request.ts';

describe('a request for a tool', () => {
  test.each([
    ['A tool that writes a meal plan from diet, people, budget and what is in the fridge', true],
    ['an AI tool for our sales team', true],
    ['Build me an assistant that summarises meeting notes', true],
    ['A generator to draft cover letters', true],
    ['A tool that tracks expenses for a small team', false],
    ['A tool library where neighbours lend tools', false],
    ['Ein Werkzeug, das Anschreiben aus einer Stellenanzeige erstellt', true],
    ['Ein Werkzeug, das Ausgaben verwaltet', false],
    ['Bookings for a bike repair shop', false],
  ])('[TOOL-40] %s: %s', (text, isTool) => expect(asksForTool(text)).toBe(isTool));

  test.each([
    [
      'A tool that writes a meal plan from diet, people, budget and what is in the fridge',
      'Meal plan',
      ['diet', 'people', 'budget', 'what is in the fridge'],
    ],
    ['Make a tool that turns my meeting notes into action items.', 'Action items', ['meeting notes']],
    ['A tool to summarise a long article', 'Summary', ['long article']],
    ['An assistant that translates a text, with tone', 'Translation', ['text', 'tone']],
    ['A tool that writes product descriptions for a shop', 'Product descriptions', []],
    ['Cover letters from the job ad and my CV', 'Cover letters', ['job ad', 'CV']],
    ['A tool that writes a toast about a person', 'Toast', ['person']],
    [
      'Ein Tool, das einen Speiseplan aus Ernährungsweise, Budget und Vorräten schreibt.',
      'Speiseplan',
      ['Ernährungsweise', 'Budget', 'Vorräten'],
    ],
    ['', '', []],
  ])('[TOOL-40] %s', (text, output, inputs) => expect(readToolRequest(text)).toMatchObject({ output, inputs }));
});
