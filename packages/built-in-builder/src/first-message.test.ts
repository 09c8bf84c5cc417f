import type { BuildContext } from '@whittle/domain/chat/build-context';
import { describe, expect, test } from 'vitest';
import { replyTo } from './reply.ts';

const contextOf = (message: string): BuildContext => ({
  appId: 'a',
  appName: 'App',
  files: new Map(),
  schemas: {},
  message,
  earlier: [],
});
const answer = (message: string): string => replyTo(contextOf(message), new Date('2026-03-02T10:00:00Z'));

describe('[GEN-69] a first message from which no app can be made is answered, and builds nothing', () => {
  test.each([
    ['can you build apps?', 'I am the built-in builder'],
    ['Kannst du Apps bauen?', 'Ich bin der eingebaute Builder'],
    ['Was kannst du alles?', 'Ich bin der eingebaute Builder'],
    ['How much does it cost?', 'I am the built-in builder'],
    ['How do I add a field?', 'I am the built-in builder'],
    ['make me an app', 'I could not tell from that'],
    ['make something beautiful please!!!', 'I could not tell from that'],
    ['I have no idea what I want', 'I could not tell from that'],
    ['Ich möchte eine App', 'Daraus geht nicht hervor'],
    ['surprise me', 'I could not tell from that'],
    ['aaaaaaaaaaaaaaaa', 'I could not tell from that'],
    ['🚀🎉🍕', 'I could not tell from that'],
    ['12345', 'I could not tell from that'],
    ["const x = () => fetch('/api').then((r) => r.json());", 'That looks like code'],
    ['SELECT * FROM users WHERE id = 1;', 'That looks like code'],
    ['<div class="a"><h1>Hello</h1></div>', 'That looks like code'],
    ['https://example.com/page', 'That looks like code'],
    ['chess against the computer', 'an opponent that plays by itself'],
  ])('“%s”', (message, says) => {
    expect(answer(message).split('<action')[0]).toContain(says);
    expect(answer(message).includes('<action')).toBe(false);
  });

  test.each([
    ['Je voudrais une application pour gérer les membres de mon club avec leur nom', 'Je ne comprends que'],
    ['Quiero una aplicación para las citas de mi peluquería', 'Solo entiendo'],
    ["Vorrei un'app per gestire le ricette della nonna con ingredienti", 'Capisco solo'],
    ['Gostaria de um aplicativo para controlar as despesas da minha família', 'Só entendo'],
    ['Ik wil een app om mijn boeken bij te houden met titel en schrijver', 'Ik begrijp alleen'],
    ['Chcę aplikację do zarządzania klientami i fakturami', 'Rozumiem tylko'],
    ['en app till min bokklubb med medlemmar och böcker', 'Jag förstår bara'],
    ['Bir randevu uygulaması istiyorum, müşteriler ve saatler', 'Yalnızca'],
    ['予約アプリを作ってください', '英語'],
    ['Сделай приложение для учета расходов', 'Я понимаю'],
  ])('a language that is not spoken says so at once: “%s”', (message, says) => {
    expect(answer(message).split('<action')[0]).toContain(says);
    expect(answer(message)).toContain('I am the built-in builder and read English and German, so I changed nothing.');
  });

  test.each([
    'can you build an app to track my plants?',
    'How can I keep track of my plants and when I watered them?',
    'what is in my fridge',
    'Class schedule',
    'crème brûlée recipes',
    'El Niño measurements with date and temperature',
    'per diem expenses',
    '2048',
    'A tracker for <b>bold</b> ideas',
    'Kunden',
    'Wer hat meine Bücher',
  ])('a wish is built: “%s”', (message) => {
    expect(answer(message).includes('<action')).toBe(true);
  });
});

describe('[GEN-69] what people paste', () => {
  test.each([
    ['| Product | Price | Stock |\n|---|---|---|\n| Tea | 3.50 | 12 |', 'Products: name, price and stock'],
    ['title,author,year\nDune,Frank Herbert,1965\nEmma,Jane Austen,1815', 'Entries: title, author and year'],
    ['Our members:\nName\tPhone\tCity\nAnna\t0171\tBerlin', 'Members: name, phone and city'],
    ['Name;Vorname;Geburtstag\nMeier;Anna;1.2.1990', 'Name, Vorname und Geburtstag'],
    [
      'Hi Tom,\n\nwe need an overview of our ladders. For each ladder we want number, room and who has it.\n\nBest regards,\nSusan Miller\nHead of IT\nTel. +49 30 123456',
      'Ladders: ',
    ],
  ])('“%s”', (message, says) => {
    const said = answer(message).split('<action')[0]!;
    expect(said).toContain(says);
    expect(said).not.toMatch(/regard|miller|head|dune/i);
  });
});
