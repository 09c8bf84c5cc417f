import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise.ts';

const planOf = (prompt: string) => {
  const { plan } = recognise(prompt);
  return {
    plan,
    fields: (label: string) =>
      plan.entities
        .find((entity) => entity.label === label)
        ?.fields.map(
          ({ name, options }) => name + (options ? ` (${options.map(({ value }) => value).join(', ')})` : ''),
        ),
  };
};

describe('[GEN-60] what people send in', () => {
  test('a report has what the text asks of those who report, and the states that it names', () => {
    const { plan, fields } = planOf(
      'A desk for broken street lamps. Neighbours report a lamp with street, lamp post, photo and phone number. The town sets the status to new, ordered or repaired.',
    );
    expect(fields('Report')).toEqual(['street', 'lamp_post', 'photo', 'phone_number', 'status (New, Ordered, Repaired)']);
    expect(plan.entities.find(({ label }) => label === 'Report')?.access).toEqual({ read: 'admin', write: 'anonymous' });
  }); // prettier-ignore

  test('a site with nothing but a form begins with the form', () => {
    const { plan, fields } = planOf(
      'A one-page website for a piano tuner with a form for enquiries: name, phone, kind of piano (upright, grand) and the preferred day.',
    );
    expect(fields('Enquiry')).toEqual(['name', 'phone', 'kind_of_piano (Upright, Grand)', 'preferred_day']);
    expect(plan.pages[0]).toMatchObject({ name: 'Home', archetype: 'feature', feature: 'form' });
  });
});

describe('[GEN-60] a survey', () => {
  test('is a form first, asks for no name and for no opinions about itself', () => {
    const { plan, fields } = planOf(
      'A questionnaire about our bus line: how often people ride (daily, weekly, never), how they rate punctuality and price from 1 to 5, and a comment. Anybody can answer without an account.',
    );
    expect(plan.pages[0]).toMatchObject({ name: 'Home', feature: 'form' });
    expect(fields('Answer')).toEqual(['frequency (Daily, Weekly, Never)', 'punctuality', 'price', 'comment']);
    expect(plan.entities.map(({ access }) => access)).toEqual([{ read: 'admin', write: 'anonymous' }]);
  }); // prettier-ignore
});

describe('[GEN-60] what others decide', () => {
  test('a request has what the text asks for, a decision in its words, and no list of its parts beside it', () => {
    const { plan, fields } = planOf(
      'Teachers ask for training courses: course, provider, from, to and price. The principal grants or denies each request with a note.',
    );
    expect(fields('Request')?.filter((name) => !name.startsWith('teacher'))).toEqual([
      'course',
      'provider',
      'from',
      'to',
      'price',
      'note',
      'status (Submitted, Granted, Denied)',
    ]);
    expect(plan.entities.map(({ label }) => label)).not.toContain('Course');
  });

  test('who applies for a thing names it', () => {
    const { plan } = planOf(
      'Families apply for a garden with name, address and reason; the board accepts applications or puts them on a waiting list; gardens have a number and a size.',
    );
    const application = plan.entities.find(({ label }) => label === 'Application');
    expect(application?.fields.find(({ reference }) => reference === 'Garden')).toBeDefined();
    expect(application?.fields.at(-1)?.options?.map(({ value }) => value)).toEqual(['Submitted', 'Waiting list', 'Accepted', 'Rejected']);
    expect(plan.entities.find(({ name }) => name === 'Garden')?.fields.map(({ name }) => name)).not.toContain('reason');
  }); // prettier-ignore
});

describe('[GEN-60] a look-up by the code that the text names', () => {
  test.each([
    ['Each parcel has a pick-up code, a recipient and a status (waiting, collected). Neighbours enter their pick-up code and see the status.', 'Parcel', 'pick_up_code'],
    ['Guests type in their invitation number and see their table. I keep guests with number, name and table.', 'Guest', 'number'],
    ['Bikes have brand, colour and frame. People look up a bike by its licence number and see whether it was stolen.', 'Bike', 'licence_number'],
  ])('%s', (prompt, entity, by) => {
    const { plan } = planOf(prompt);
    const page = plan.pages.find((one) => one.archetype === 'feature' && one.feature === 'lookup');
    expect(page).toMatchObject({ entity, by });
    expect(plan.entities.find(({ name }) => name === entity)?.fields.find(({ name }) => name === by)?.type).toBe('text');
  }); // prettier-ignore
});

describe('[GEN-60] opinions', () => {
  test('others like, and nobody who would like something is taken for that', () => {
    const actions = (prompt: string) => planOf(prompt).plan.entities.flatMap((entity) => entity.actions ?? []);
    expect(actions('Members share recipes with title and text; others can like them')).toContain('like');
    expect(actions('I would like a list of recipes with title and text')).not.toContain('like');
  });

  test('votes are counted on what is voted for', () => {
    const { plan } = planOf('Our street collects wishes with title and reason; neighbours vote for them');
    expect(plan.entities.map(({ name }) => name)).not.toContain('Vote');
    expect(plan.entities[0]?.fields.some(({ name }) => name === 'votes')).toBe(true);
  });
});
