import { describe, expect, it } from 'vitest';
import { roleLines } from '../../dictated/role-lines.ts';
import { entityOf } from '../../plan/plan.ts';
import { recognise } from '../recognise.ts';

const kennel = `Kennel book

Owners (name, phone, email)
Dogs (name, owner, breed, born)
Stays (dog, from, to, price, status: booked / here / gone)

Who sees what
- manager: everything
- kennel hands: dogs and stays, but no price
- owners: their own dogs and stays, read only`;

const riding = `Reitschule
Pferde [Name, Rasse, geboren]
Reitstunden [Pferd, Reitlehrer, Datum, Uhrzeit, Notiz]
Rechte:
Leitung – alles
Reitlehrer – nur die eigenen Reitstunden, trägt Notizen ein`;

describe('who may what, written down role by role [GEN-60]', () => {
  it('reads the lines below such a title, and what stands behind it', () => {
    expect(roleLines(kennel, false).map(({ role }) => role)).toEqual(['Manager', 'Kennel hand', 'Owner']);
    expect(roleLines('Jobs (title, price)\nWho: the boss sees everything. The temps can add jobs but do not see the price.', false)).toEqual([
      { role: 'Boss', may: 'sees everything', not: '' },
      { role: 'Temp', may: 'can add jobs .', not: ' but do not see the price' },
    ]); // prettier-ignore
    expect(roleLines('The board decides: who pays, who drives.', false)).toEqual([]);
  });

  it('lets each role into what is theirs', () => {
    const { plan } = recognise(kennel);
    expect(entityOf(plan, 'Owner').rights?.see).toEqual({
      roles: ['Manager'],
      about: ['email'],
    });
    expect(entityOf(plan, 'Dog').rights?.see).toEqual({
      roles: ['Manager', 'Kennel hand'],
      about: ['owner'],
    });
    expect(entityOf(plan, 'Stay').rights?.see).toEqual({
      roles: ['Manager', 'Kennel hand'],
      about: ['dog'],
    });
    expect(entityOf(plan, 'Stay').rights?.change).toEqual({
      roles: ['Manager', 'Kennel hand'],
    });
    expect(entityOf(plan, 'Stay').rights?.delete).toEqual({
      roles: ['Manager'],
    });
    expect(entityOf(plan, 'Stay').fields.find(({ name }) => name === 'price')?.rights?.see).toEqual({ not: ['Kennel hand'] }); // prettier-ignore
  });

  it('makes a list of those who see only their own, and are named in a text', () => {
    const { plan } = recognise(riding);
    expect(plan.entities.map(({ plural }) => plural)).toEqual(['Pferde', 'Reitstunden', 'Reitlehrer']);
    expect(entityOf(plan, 'Reitstunde').rights?.see).toEqual({
      roles: ['Leitung'],
      about: ['reitlehrer'],
    });
    expect(entityOf(plan, 'Reitstunde').rights?.change).toEqual({
      roles: ['Leitung'],
      about: ['reitlehrer'],
    });
  });
});
