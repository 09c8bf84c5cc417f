import { describe, expect, test } from 'vitest';
import { planOf, told } from './told.fixture.ts';

const lending = planOf(
  'Toy library: toys with name, price and pieces, families with name and phone, loans with toy, family, lent on, due back and returned yes or no.',
);
const workshop = planOf(
  'Werkstatt: Aufträge mit Kunde, Bezeichnung, Liefertermin und Preis, Kunden mit Name und Telefon, Lager mit Holzart und Menge.',
);

describe('[GEN-63] both halves of who may do what', () => {
  test.each([
    ['everyone may change only their own loans, all may see them', lending, /Loan all\/creator/],
    [
      'the helper may look at the toys but not change anything',
      lending,
      /Who can add, change and delete toys from now on: everyone but the role “Helper”/,
    ],
    [
      'der lehrling darf aufträge angucken aber nix dran ändern',
      workshop,
      /Who can add aufträge from now on: everyone but the role “Lehrling”/,
    ],
    ['jeder soll nur seine eigenen Aufträge ändern können, sehen dürfen alle', workshop, /Auftrag all\/creator/],
  ])('[GEN-63] “%s”', (message, plan, access) => expect(told(message, plan, { namesEntity: true })).toMatch(access));

  test.each([
    [
      'colleagues shouldnt see what the toys cost, only admins',
      lending,
      /^Who can see Price of toys from now on: admins\.$/,
    ],
    [
      'Die Helfer sollen die Telefonnummern der Kunden nicht sehen',
      workshop,
      /^Who can see Telefon of kunden from now on: /,
    ],
  ])('[GEN-63] “%s” closes one field and no list', (message, plan, words) =>
    expect(told(message, plan)).toMatch(words),
  );
});

describe('[GEN-63] what is never before what, and limits said as complaints', () => {
  test.each([
    [
      'It let me put due back before lent on, that cant be right',
      lending,
      /Due back of loans cannot be before Lent on/,
    ],
    ['due back must be after lent on', lending, /Due back of loans cannot be before Lent on/],
    ['menge im lager kann ja wohl nicht unter null gehen, da stand -5', workshop, /Menge has to be at least 0/],
    ['Loans shorter than 2 days make no sense', lending, /^(?!.*is gone)/],
    ['ein preis von 0 oder minus ist quatsch', workshop, /Preis has to be at least 0.01/],
  ])('[GEN-63] “%s”', (message, plan, sentence) => expect(told(message, plan)).toMatch(sentence));

  test('[GEN-63] what is most urgent is due next', () => {
    expect(told('sortier die aufträge bitte nach liefertermin, das dringenste oben', workshop)).toMatch(/earliest/);
  });

  test('[GEN-63] what meets a condition is marked, and the app keeps its colours', () => {
    expect(told('put the unreturned loans in red', lending)).toMatch(/In every list of loans those stand out/); // prettier-ignore
  });
});

describe('[GEN-63] nothing is lost by what was not asked for', () => {
  test.each(['A broken toy must not go out. Ever.', 'please dont let me book a loan for a toy thats not complete'])(
    '[GEN-63] “%s” takes no list and no field away, and brings no cart',
    (message) => expect(told(message, lending)).not.toMatch(/are gone|is gone|Cart|list Bookings/i),
  );

  test.each([
    ['we don’t need the families, delete them', /Families and their pages are gone/],
    ['remove the families', /Families and their pages are gone/],
  ])('[GEN-63] “%s” still does', (message, said) => expect(told(message, lending)).toMatch(said));
});
