import { describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();

const REST_BODY = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.org',
  phonenumber: '0123456789',
  message: 'Please write about graphs.\n\nThank you.\n',
};
const VALUES = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '0123456789' };

const send = (body: unknown, token?: string) => app.rest('/contact/contactInfo', { method: 'POST', body, token });
const sent = () => app.database.prisma.message.findMany({ orderBy: { createdAt: 'asc' } });

describe('a message of the contact form', () => {
  test('is stored as it was typed, under the internal names', async () => {
    const answer = await send(REST_BODY);
    expect([answer.status, answer.json()]).toEqual([201, { message: 'Message Sent Successfully' }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await sent()).toMatchObject([{ ...VALUES, message: REST_BODY.message }]);
  });

  test('is accepted from visitors, users and administrators alike', async () => {
    const people = [await app.createUser(), await app.createAdministrator()];
    for (const { token } of people) expect((await send(REST_BODY, token)).status).toBe(201);
  });

  test.each([
    ['firstname', 'First name is required'],
    ['lastname', 'Last name is required'],
    ['email', 'Email is required'],
    ['phonenumber', 'Phone number is required'],
    ['message', 'Message is required'],
  ])('is refused when %s is blank, missing or not a text', async (field, message) => {
    for (const value of ['', '  \n', undefined, null, 7]) {
      const answer = await send({ ...REST_BODY, [field]: value });
      expect(answer.status, JSON.stringify(value)).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', message, issues: [{ path: field, message }] });
    }
  });

  test('names every fault at once, with the first as the message', async () => {
    const { message, issues } = (await send({})).json<{ message: string; issues: { path: string }[] }>();
    expect(message).toBe('First name is required');
    expect(issues.map(({ path }) => path)).toEqual(['firstname', 'lastname', 'email', 'phonenumber', 'message']);
  });

  test.each(['nonsense', 'a b@example.org', '@example.org', 'ada@', 'a@b@c'])(
    'refuses %s as an address',
    async (email) => {
      const answer = await send({ ...REST_BODY, email });
      expect(answer.json()).toMatchObject({ issues: [{ path: 'email', message: 'Invalid email address' }] });
      expect(answer.status).toBe(400);
    },
  );

  test.each(['evil.example', 'Win at https://evil.example', 'eve@example.org'])(
    'refuses %s as a name, which would be written into the mail of a reply',
    async (name) => {
      for (const [field, label] of [
        ['firstname', 'First name'],
        ['lastname', 'Last name'],
      ] as const) {
        const answer = await send({ ...REST_BODY, [field]: name });
        const message = `${label} must hold no e-mail or web address`;
        expect([answer.status, answer.json()]).toMatchObject([400, { message, issues: [{ path: field, message }] }]);
      }
    },
  );

  test.each(['a@b', 'ada+notes@mail.example.org', ' ada@example.org '])('accepts %s as an address', async (email) => {
    expect((await send({ ...REST_BODY, email })).status).toBe(201);
    expect((await sent()).at(-1)?.email).toBe(email.trim());
  });

  test('has a maximum length, and contains only characters that can be stored', async () => {
    const before = (await sent()).length;
    expect((await send({ ...REST_BODY, message: 'x'.repeat(5000) })).status).toBe(201);
    for (const faulty of [{ message: 'x'.repeat(5001) }, { firstname: 'x'.repeat(101) }, { lastname: 'nul \0' }])
      expect((await send({ ...REST_BODY, ...faulty })).status).toBe(400);
    expect(await sent()).toHaveLength(before + 1);
  });

  test.each([[[]], ['text'], [null]])('is refused as %j, without a server error', async (body) => {
    expect((await send(JSON.stringify(body))).status).toBe(400);
  });

  test('works at the tRPC API too, with its own names', async () => {
    const { send: api } = app.trpc().messages;
    await api.mutate({ ...VALUES, message: 'Hello' });
    expect((await sent()).at(-1)).toMatchObject({ ...VALUES, message: 'Hello' });
    const refused = await settled(async () => {
      await api.mutate({ ...VALUES, email: 'nonsense', message: '' });
      return {};
    });
    expect(refused).toMatchObject({
      status: 400,
      issues: [
        { path: 'email', message: 'Invalid email address' },
        { path: 'message', message: 'Message is required' },
      ],
    });
  });

  test('cannot be sent from a page of another site with the cookie of a user', async () => {
    const { cookie } = await app.createUser();
    const headers = { Cookie: cookie, Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await app.rest('/contact/contactInfo', { method: 'POST', body: REST_BODY, headers });
    expect(answer.status).toBe(403);
  });
});
