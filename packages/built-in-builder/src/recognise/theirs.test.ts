import { describe, expect, test } from 'vitest';
import { appFiles } from '../generate/app-files.ts';
import { audienceOf } from '../generate/sent.ts';
import { recognise } from './recognise.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  const files = new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
  const rules = (name: string) => JSON.stringify((JSON.parse(files.get(`entities/${name}.json`)!) as { rls?: object }).rls ?? {});
  const list = (label: string) => plan.entities.find((entity) => entity.plural === label)!;
  return { plan, files, rules, list };
}; // prettier-ignore

describe('[ENT-27] who is named by a record sees it, and nobody else', () => {
  test('what is handed out to somebody, and what is reported of it', () => {
    const { list, rules } = built('We are a workshop with 20 people. I need to know who has which laptop and phone, with serial number and warranty. Employees can see their own devices and report something as broken, only I can hand out devices'); // prettier-ignore
    expect(list('Devices').access).toEqual({ read: 'all', write: 'admin' });
    expect(rules('Device')).toContain('{"employee":{"$in":"{{user.records.Employee.email}}"}}');
    expect(rules('Employee')).toContain('{"id":{"$in":"{{user.records.Employee.email}}"}}');
    const fault = rules('Fault');
    expect(fault).toContain('"create":{"$or":[{"device":{"$in":"{{user.records.Device.employee.Employee.email}}"}}');
    expect(fault).toContain('"read"');
  });

  test('of two who are named each sees it; only the office adds', () => {
    const { list, files } = built('Music school with four teachers. Lessons with pupil, teacher, room, date and time. Pupils see only their own lessons, teachers the ones they give, only the office adds lessons'); // prettier-ignore
    expect(list('Lessons').theirsBy?.toSorted()).toEqual(['pupil', 'teacher']);
    expect(list('Lessons').access).toEqual({ read: 'all', write: 'admin' });
    expect(list('Teachers').theirsBy).toBeUndefined();
    // the teacher reads whom a lesson is with, and no telephone
    const pupil = JSON.parse(files.get('entities/Pupil.json')!) as { rls?: object; properties: Record<string, { rls?: object }> }; // prettier-ignore
    expect(pupil.rls).toBeUndefined();
    expect(pupil.properties['name']!.rls).toBeUndefined();
    expect(JSON.stringify(pupil.properties['email']!.rls)).toContain('{{user.records.Pupil.email}}');
  });

  test('parents see their child, and what is told of it', () => {
    const { list, rules } = built('Für unsere Kita: Eltern melden ihr Kind krank oder im Urlaub, Erzieherinnen sehen für ihre Gruppe, wer da ist und wer fehlt.'); // prettier-ignore
    expect(list('Kinder').theirsBy).toHaveLength(1);
    const sick = list('Abwesenheiten') ?? list('Krankmeldungen');
    expect(sick.theirsBy).toEqual(['kind']);
    expect(rules(sick.name)).toMatch(/"kind":\{"\$in":"\{\{user\.records\.Kind\./);
  });

  test('parents tell nothing of the child of others', () => {
    const { list, files } = built('App für unsere Kita: Kinder mit Gruppe, Allergien und wer sie abholen darf. Eltern melden ihr Kind krank, die Erzieherinnen sehen morgens wer da ist und wer fehlt'); // prettier-ignore
    expect(list('Krankmeldungen')).toMatchObject({ isSent: true, theirsBy: ['kind'] });
    const sick = JSON.parse(files.get('entities/Krankmeldung.json')!) as {
      required: string[];
      rls: { create: object; update: object };
    };
    expect(sick.required).toContain('kind');
    const ofTheirChild = {
      $or: [{ kind: { $in: '{{user.records.Kind.parents_email}}' } }, { user_condition: { role: 'admin' } }],
    };
    expect(sick.rls.create).toEqual(ofTheirChild);
    // nor is it moved to that child afterwards (ENT-42)
    expect(sick.rls.update).toEqual(ofTheirChild);
  });

  test('what employees send names themselves or nobody', () => {
    const { list, files } = built('Staff leave requests: employees with name and email, requests with employee, from, to and status. Employees see only their own requests, the boss approves'); // prettier-ignore
    const request = list('Requests');
    expect(request.theirsBy).toEqual(['employee']);
    expect(request.fields.find(({ name }) => name === 'employee')!.isRequired).toBe(false);
    const { rls } = JSON.parse(files.get(`entities/${request.name}.json`)!) as {
      rls: { create: object; update: object };
    };
    expect(rls.update).toEqual({
      $or: [
        { employee: { $in: '{{user.records.Employee.email}}' } },
        { created_by_id: '{{user.id}}', employee: null },
        { user_condition: { role: 'admin' } },
      ],
    });
    expect(rls.create).toEqual({
      $or: [
        { employee: { $in: '{{user.records.Employee.email}}' } },
        { employee: null },
        { user_condition: { role: 'admin' } },
      ],
    });
  });

  test('who enters their own hours does not see those of others', () => {
    const { list } = built('Zeiterfassung für unseren Malerbetrieb: Mitarbeiter tragen ihre Stunden mit Baustelle ein und sehen nur ihre eigenen, ich sehe alle'); // prettier-ignore
    expect(list('Zeiteinträge')).toMatchObject({ access: { read: 'all', write: 'all' }, theirsBy: ['mitarbeiter'] });
  });

  test.each([
    ['who comes to a game concerns the whole team', 'I coach a soccer team. Parents should say if their kid is coming to practice, I see who is coming and enter results and goals.'], // prettier-ignore
    [
      'nothing is said of what is their own',
      'Our choir keeps scores and concerts. Members see the dates and say whether they come.',
    ],
  ])('%s', (_, prompt) => {
    expect(built(prompt).plan.entities.every(({ theirsBy }) => theirsBy === undefined)).toBe(true);
  });

  test('whoever signs in begins with a page that they may see', () => {
    const { plan } = built('Residents of our building report things that are broken with a photo and the flat, the caretaker decides on priority and status, residents see only their own reports'); // prettier-ignore
    expect(audienceOf(plan.pages[0]!, plan)).not.toBe('admins');
  });
});
