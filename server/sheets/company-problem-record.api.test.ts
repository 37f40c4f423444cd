import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();
const admin = await app.createAdministrator();
const problem = { id: 1, name: 'Two Sum', topic: 'Arrays' };

type Saved = { data: { _id: string; companies: string; reports: string; practisedFor: string; paid: boolean } };

async function send(method: string, path: string, body: object): Promise<Saved['data']> {
  const answer = await app.rest(path, { method, body, token: admin.token });
  return answer.json<Saved>().data;
}

beforeEach(() => app.empty('companyProblem'));

test('a company with a number of reports is on record', async () => {
  const created = await send('POST', '/sdeproblem', { ...problem, companies: 'Dell', reports: 'Amazon 33, Dell 2' });
  expect(created).toMatchObject({
    companies: 'Dell, Amazon',
    reports: 'Amazon 33, Dell 2',
    practisedFor: '',
    paid: false,
  });
  const path = `/sdeproblem/${created._id}`;
  expect(await send('PUT', path, { reports: 'Zoom 1' })).toMatchObject({ companies: 'Dell, Amazon, Zoom' });
});

test('when an old client removes a company, only its number is removed too', async () => {
  const { _id } = await send('POST', '/sdeproblem', { ...problem, reports: 'Amazon 33, Dell 2', paid: true });
  expect(await send('PUT', `/sdeproblem/${_id}`, { companies: 'Amazon, New' })).toMatchObject({
    companies: 'Amazon, New',
    reports: 'Amazon 33',
    paid: true,
  });
  expect(await send('PUT', `/sdeproblem/${_id}`, { name: 'Sum' })).toMatchObject({ reports: 'Amazon 33' });
});
