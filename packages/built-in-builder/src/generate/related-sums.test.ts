import { describe, expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';

const pageOf = (prompt: string, path: string) => {
  const { plan, samples } = recognise(prompt);
  return appFiles(plan, { samples }).find((file) => file.path === path)?.content ?? '';
};

describe('[GEN-60] the page of a record says what belongs to it comes to', () => {
  test('prices add up, and what has no amount has no sum', () => {
    const prompt = 'Clients with name and phone. Jobs belong to a client and have a title, a date and a price. Calls belong to a client and have a date and a note.'; // prettier-ignore
    const page = pageOf(prompt, 'pages/ClientDetail.jsx');
    expect(page).toContain("{'Total ' + money(sum(jobs, (job) => job.price))}");
    expect(page).not.toContain('sum(calls');
  });

  test('of what an order costs, payments leave a rest', () => {
    const prompt = 'Weddings with couple, date and price. Payments belong to a wedding and have an amount and a date.';
    const page = pageOf(prompt, 'pages/WeddingDetail.jsx');
    expect(page).toContain("money(whole - sum(payments, (payment) => payment.amount)) + ' left to pay'");
    expect(page).toContain('<RelatedPayments id={wedding.id} whole={wedding.price} />');
  });

  test('who was there is told as a share', () => {
    const prompt = 'Singers with name and voice. Attendances belong to a singer and have a date and present (yes/no).';
    expect(pageOf(prompt, 'pages/SingerDetail.jsx')).toContain("attendance.present).length + ' of ' + attendanceList.length"); // prettier-ignore
  });
});
