import { describe, expect, it } from 'vitest';
import { accentColorOf } from './accent-color.ts';
import { titleFromPrompt, untitledApp } from './app-title.ts';
import { numberedSlug, slugOf, slugProblem } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['Expense tracker', 'expense-tracker'],
    ["Zoë's Café – menü", 'zoes-cafe-menu'],
    ['Ruderverein Blau-Weiß', 'ruderverein-blau-weiss'],
    ['  --Preview--  x', 'preview-x'],
    ['preview', 'preview-app'],
    ['日本', 'my-app'],
    ['a'.repeat(80), 'a'.repeat(50)],
    ['0123456789abcdef01234567', '0123456789abcdef01234567-app'],
  ])('the address of “%s” is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(slugProblem(slugOf(name))).toBeNull();
  });

  it.each(['preview--x', 'xn--a', '-a', 'a-', 'A', 'a_b', 'a.b', '', 'www', 'a'.repeat(51)])('refuses %s', (slug) => {
    expect(slugProblem(slug)).not.toBeNull();
  });

  it('numbers the addresses of equal names within the length of a slug', () => {
    expect(numberedSlug('tasks', 1)).toBe('tasks');
    expect(numberedSlug('tasks', 2)).toBe('tasks-2');
    expect(numberedSlug('a'.repeat(50), 12)).toBe(`${'a'.repeat(47)}-12`);
  });
});

describe('the title of a new app', () => {
  it.each([
    ['An expense tracker for a small team: amount, category, date, receipt image', 'Expense tracker'],
    ['Please build me a simple CRM with contacts and deals', 'CRM'],
    ['I want to create an app for booking yoga classes', 'Booking yoga classes'],
    ['Please implement a website for generating stock reports to inform people', 'Generating stock reports'],
    ['Please implement a chess web application where users can play', 'Chess'],
    ['Please develop a student portal website for registration', 'Student portal'],
    ['Implement a whistleblower website where people report corruption', 'Whistleblower'],
    ['Create a web page about our choir', 'About our choir'],
    ['hello 0', untitledApp],
    ['recipe collection', 'Recipe collection'],
    ['Make a habit tracker called “Daily Wins” with streaks', 'Daily Wins'],
    ['Build a job board where companies post openings', 'Job board'],
    ['We need inventory management, with low stock alerts', 'Inventory management'],
    ['Ein Haushaltsbuch: Betrag, Datum', 'Ein Haushaltsbuch'],
    ['???', untitledApp],
    ['', untitledApp],
  ])('“%s” gives “%s”', (prompt, title) => {
    expect(titleFromPrompt(prompt)).toBe(title);
  });

  it('stays short for a prompt of any length', () => {
    expect(titleFromPrompt('verylongword'.repeat(20_000)).length).toBeLessThanOrEqual(40);
    expect(titleFromPrompt('word '.repeat(40_000)).split(' ')).toHaveLength(5);
  });
});

describe('the accent colour', () => {
  it.each([
    [':root { --primary: oklch(0.62 0.19 259); }', 'oklch(0.62 0.19 259)'],
    [':root{--background:#fff;--primary:#3b82f6}', '#3b82f6'],
    [':root { --primary: 222.2 47.4% 11.2%; }', 'hsl(222.2 47.4% 11.2%)'],
    [':root { --primary-foreground: #fff; }', null],
    [':root { --primary: url(//evil); }', null],
    ['', null],
  ])('of %s is %s', (css, accent) => {
    expect(accentColorOf(css)).toBe(accent);
  });
});
