import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { outboxMailer } from '#server/adapters/mailer.ts';
import { aPhone, anEmail, PASSWORD } from '#server/testing/accounts.ts';
import { startSite } from '../browser.ts';

const outbox = mkdtempSync(join(tmpdir(), 'gearup-outbox-'));
afterAll(() => rmSync(outbox, { recursive: true }));

const site = await startSite({
  mailer: outboxMailer(outbox, { from: 'GearUp <no-reply@localhost>' }, pino({ level: 'silent' })),
});

/** Reads the mails to an address from the files. */
const mailsTo = (email: string) =>
  readdirSync(outbox)
    .filter((file) => file.endsWith(`-${email}.eml`))
    .map((file) => readFileSync(join(outbox, file), 'utf8'));

test('a newcomer signs up with the code in the outbox, and logs in', async () => {
  const email = anEmail();
  const page = await site.visit('/Signup');
  const form = page.getByRole('main');
  const values = {
    'First name': 'Grace',
    Email: email,
    Phone: aPhone(),
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Signup', exact: true }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();

  const [mail = ''] = mailsTo(email);
  expect(mail).toContain(`To: ${email}`);
  const code = /^\d{6}(?=\r?$)/m.exec(mail)?.[0] ?? '';
  await form.getByRole('textbox').fill(code);
  await form.getByRole('button', { name: 'Verify OTP', exact: true }).click();
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();

  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Login Successfully').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor();
  expect(mailsTo(email)).toHaveLength(1);
});
