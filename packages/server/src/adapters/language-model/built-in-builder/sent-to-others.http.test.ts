import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBy } from './published-app.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('[ENT-27] what one person sends and another one deals with', () => {
  test('an application reaches who posted the job, who alone decides beside admins', async () => {
    const site = await publishedBy(
      server,
      'A job board website. Employers post jobs with title, place and salary; job seekers search jobs and apply.',
    );
    const job = await site.add('eve', 'Job', { title: 'Carpenter', category: 'Trade', type: 'Full time' });
    expect(job.status).toBe(201);
    const sent = await site.add('ada', 'Application', {
      name: 'Ada',
      email: 'ada@example.com',
      date: '2027-01-04',
      job: job.record.id,
      recipient_id: await site.idOf('eve'),
      status: 'Accepted',
    });
    expect([sent.status, sent.record['status']]).toEqual([201, 'Submitted']);
    const names = async (who: 'ada' | 'eve' | 'boss' | 'visitor' | 'gil') =>
      (await site.rows(who, 'Application')).map(({ name }) => name);
    for (const who of ['ada', 'eve', 'boss'] as const) expect(await names(who)).toEqual(['Ada']);
    for (const who of ['gil', 'visitor'] as const) expect(await names(who)).toEqual([]);
    const statusNow = async () => (await site.rows('ada', 'Application'))[0]?.['status'];
    await site.change('ada', `Application/${sent.record.id}`, { status: 'Accepted' });
    expect(await statusNow()).toBe('Submitted');
    expect(await site.change('eve', `Application/${sent.record.id}`, { status: 'Accepted' })).toBe(200);
    expect(await statusNow()).toBe('Accepted');
  });

  test('what employees ask for is read by themselves and admins, and approved by admins alone', async () => {
    const tool = await publishedBy(
      server,
      'An internal tool: employees submit leave requests with start date, end date and reason, managers approve or reject them.',
    );
    const wish = { start_date: '2027-03-01', end_date: '2027-03-05', reason: 'Holiday' };
    const [name] = ['LeaveRequest', 'Request', 'Leave'].filter((one) => tool.entities.includes(one));
    const sent = await tool.add('ada', name!, { ...wish, title: 'Holiday', name: 'Ada', status: 'Approved' });
    expect([sent.status, sent.record['status']]).toEqual([201, 'Submitted']);
    expect(await tool.rows('eve', name!)).toEqual([]);
    expect(await tool.rows('boss', name!)).toHaveLength(1);
    expect(await tool.change('boss', `${name!}/${sent.record.id}`, { status: 'Approved' })).toBe(200);
    expect((await tool.rows('ada', name!))[0]?.['status']).toBe('Approved');
  });

  test('customers see their tickets with what agents answer, and no others', async () => {
    const desk = await publishedBy(
      server,
      'A support desk: customers submit tickets with subject and description, agents comment on the tickets and set the status. Customers see only their own tickets.',
    );
    const ticket = await desk.add('ada', 'Ticket', {
      subject: 'No light',
      priority: 'High',
      description: 'Since noon',
    });
    expect(ticket.status).toBe(201);
    const about = { ticket: ticket.record.id, recipient_id: await desk.idOf('ada'), name: 'Agent' };
    expect((await desk.add('boss', 'Comment', { ...about, comment: 'On our way' })).status).toBe(201);
    expect((await desk.rows('boss', 'Ticket')).map(({ subject }) => subject)).toEqual(['No light']);
    expect((await desk.rows('ada', 'Comment')).map(({ comment }) => comment)).toEqual(['On our way']);
    expect(await desk.rows('eve', 'Ticket')).toEqual([]);
    expect(await desk.rows('eve', 'Comment')).toEqual([]);
  });
});
