import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';

const built = (prompt: string) => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};
const massage =
  'A website for our massage practice: visitors read about our treatments with name, description and price, and book an appointment with date and time.';
const jobs =
  'A job board website. Employers post jobs with title, place and salary; job seekers search jobs and apply with a CV link.';

describe('[GEN-60] what a form asks of who sends', () => {
  test('neither how far it is nor what the account says, nor the record from whose page it was opened', () => {
    const dialog = built(jobs).get('components/ApplicationDialog.jsx')!;
    expect(dialog).toContain('(application ? mayDecide(me, application) : isStaff && !defaults) && (');
    expect(dialog).toContain('(application || isStaff || !me?.email) && (');
    expect(dialog).toContain("(!defaults?.job || form.error('job')) && (");
    expect(dialog).toContain("'Application sent'");
  });

  test('a form that needs an account says so before anything is typed, and one that needs none does not', () => {
    expect(built(jobs).get('pages/PostAJob.jsx')).toContain('You need an account for this.');
    const form = built(massage).get('pages/BookNow.jsx')!;
    expect(form).not.toContain('You need an account');
    expect(form).not.toContain('label="Status"');
    expect(form).toContain('(isStaff || !me?.email) && (');
  });

  test('what was sent is said to be what it is: published, with the others, or with somebody who answers', () => {
    const files = built(jobs);
    expect(files.get('pages/PostAJob.jsx')).toContain('Your job is published.');
    expect(files.get('pages/Apply.jsx')).toContain('Your application was sent to whoever added the job.');
    expect(built(massage).get('pages/BookNow.jsx')).toContain('We have received it and will get back to you.');
    const anonymous = built('A website against bullying with articles. Anyone can report an incident anonymously with place and description.'); // prettier-ignore
    const report = [...anonymous].find(([path]) => /pages\/.*Report/.test(path))![1];
    expect(report).not.toContain('get back to you');
  });

  test('strangers meet no empty list of what others sent on the page of a thing, and no figures of the house', () => {
    const files = built(massage);
    expect(files.get('pages/TreatmentDetail.jsx')).toContain("appointments.length === 0 && me?.role !== 'admin'");
    expect(files.get('pages/TreatmentDetail.jsx')).not.toContain("label: 'Appointment'");
    const shop = built('An online shop for candles with name, photo, price and stock. Customers put them in a cart and order.'); // prettier-ignore
    expect(shop.get('Layout.jsx')).toMatch(/label: 'Overview',.*isForAdmins: true/);
  });

  test('the home of a site says what there is and what one can do', () => {
    expect(built(massage).get('pages/Home.jsx')).toContain('You can book an appointment');
  });
});
