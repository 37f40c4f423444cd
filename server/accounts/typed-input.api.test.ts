import { randomUUID } from 'node:crypto';
import argon2 from 'argon2';
import { describe, expect, test } from 'vitest';
import { codeFor, createLearner, logIn, mailsTo, post, signUp } from '#server/testing/accounts.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const app = await startTestApp();

async function verified(overrides: Record<string, unknown>, email?: string) {
  const pending = await signUp(app, overrides);
  const otp = codeFor(app, email ?? pending.email);
  expect((await post(app, '/user/verify-otp', { userId: pending.userId, otp })).status).toBe(200);
  return pending;
}

describe('a password', () => {
  const composed = 'pässwörd für uns';
  const decomposed = composed.normalize('NFD');

  test.each([
    ['composed', composed, decomposed],
    ['decomposed', decomposed, composed],
  ])('chosen %s logs in however a keyboard writes it', async (_name, chosen, other) => {
    const { email } = await verified({ password: chosen, confirmPassword: chosen });
    for (const password of [chosen, other, chosen.replaceAll(' ', '\u00A0')])
      expect((await logIn(app, { email, password })).status, JSON.stringify(password)).toBe(200);
    expect((await logIn(app, { email, password: 'passwort für uns' })).status).toBe(401);
  });

  test('that was hashed as it was typed, before passwords had one form, still logs in typed that way', async () => {
    const { email } = await createLearner(app, { passwordHash: await argon2.hash(decomposed) });
    expect((await logIn(app, { email, password: decomposed })).status).toBe(200);
  });
});

test('an address with an umlaut in its domain gets its mail, and logs in as it was typed', async () => {
  const name = randomUUID();
  const typed = `${name}@müller.example`;
  const stored = `${name}@xn--mller-kva.example`;
  await verified({ email: typed }, stored);
  expect(mailsTo(app, stored)).toHaveLength(1);
  for (const email of [typed, stored])
    expect((await logIn(app, { email })).json()).toMatchObject({ user: { email: stored } });
});

test("an administrator's name is compared in one form", async () => {
  const administrator = await app.createAdministrator();
  const username = `Zoë ${randomUUID()}`;
  const password = 'a fine password';
  const added = await post(app, '/admin/addadmin', { username, password }, { token: administrator.token });
  expect(added.status).toBe(201);
  const typed = { username: `\u200B${username.normalize('NFD')}`, password };
  expect((await post(app, '/admin/login', typed)).status).toBe(200);
});
