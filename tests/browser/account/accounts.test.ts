import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aPhone, anEmail, codeFor, createLearner, mailsTo, PASSWORD, resetLimit } from '#server/testing/accounts.ts';
import {
  fillStorage,
  installClock,
  NARROW,
  pressToLeave,
  startSite,
  stopTime,
  waitForHydration,
  tickUntilShown,
} from '../browser.ts';

const site = await startSite();

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const storedUser = async (page: Page) => JSON.parse((await stored(page, 'Users')) ?? 'null') as unknown;
/** Everything that the browser stores for the site. */
const keptText = (page: Page) => page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const profileLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Profile' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });
const home = (page: Page) => page.getByRole('heading', { name: /^Gear Up For Success/ });

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function logIn(page: Page, name: Record<string, string>, password = PASSWORD) {
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
  await fill(page, { ...name, Password: password });
  await press(page, 'Login');
}

const signUpValues = (email: string) => ({
  'First name': 'Grace',
  'Last name': 'Hopper',
  Email: email,
  Phone: aPhone(),
  Password: PASSWORD,
  'Confirm password': PASSWORD,
});

describe('login', () => {
  test('by e-mail shows a message, goes home, and shows the user a second later without a reload', async () => {
    const { key, email, phone } = await createLearner(site);
    const page = await site.visit('/Login');
    let loads = 0;
    page.on('load', () => loads++);
    await logIn(page, { Email: ` ${email.toUpperCase()} ` });
    await page.getByText('Login Successfully').waitFor();
    await home(page).waitFor();
    await profileLink(page).waitFor();
    expect(await storedUser(page)).toEqual({
      _id: key,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      phone,
      photo: null,
      googleId: null,
    });
    expect(await profileLink(page).textContent()).toBe('A');
    expect([await loginLink(page).count(), loads]).toEqual([0, 0]);
    await page.reload();
    await profileLink(page).waitFor();
  });

  test('that a full browser cannot keep lasts as long as the page, and says so', async () => {
    const { email } = await createLearner(site);
    const page = await site.visit('/Login');
    await fillStorage(page);
    await logIn(page, { Email: email });
    await page.getByText('You are logged in only until you leave or reload this page').waitFor();
    await profileLink(page).waitFor();
    await page.reload();
    await loginLink(page).waitFor();
  });

  test('stores the user one second after the message, and not before', async () => {
    const { email } = await createLearner(site);
    const page = await site.visit('/Login');
    await fill(page, { Email: email, Password: PASSWORD });
    await stopTime(page);
    await press(page, 'Login');
    await tickUntilShown(page, 'Login Successfully');
    await page.clock.runFor(900);
    expect([pathOf(page), await storedUser(page)]).toEqual(['/', null]);
    await page.clock.runFor(200);
    await expect.poll(() => storedUser(page)).toMatchObject({ email });
  });

  test('by phone works; a wrong password shows a message and keeps the input', async () => {
    site.expectConsoleError(/401/);
    const { phone } = await createLearner(site);
    const page = await site.visit('/login');
    await press(page, 'Phone');
    await logIn(page, { Phone: phone }, 'not the password');
    await page.getByText('Error: Invalid username or password').waitFor();
    expect([await field(page, 'Phone').inputValue(), await field(page, 'Password').inputValue()]).toEqual([
      phone,
      'not the password',
    ]);
    expect([pathOf(page), await storedUser(page)]).toEqual(['/login', null]);
    await field(page, 'Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await profileLink(page).waitFor();
  });

  test('remembers the e-mail or phone for 30 days, and never the password', async () => {
    const { email } = await createLearner(site);
    const page = await site.visit('/Login');
    await main(page).getByLabel('Remember me').check();
    await logIn(page, { Email: email });
    await profileLink(page).waitFor();
    expect(JSON.parse((await stored(page, 'rememberedUser')) ?? '')).toEqual({ method: 'email', email });
    expect(await keptText(page)).not.toContain(PASSWORD);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'gearup_user');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29.9 * 24 * 3600);

    await page.goto('/Login');
    await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('');
    await main(page).getByLabel('Remember me').uncheck();
    await logIn(page, { Email: email });
    await home(page).waitFor();
    expect(await stored(page, 'rememberedUser')).toBeNull();
  });

  test('removes the password that an older version stored, and keeps the name', async () => {
    const rememberedUser = JSON.stringify({ phone: '0123456789', password: 'from long ago' });
    const page = await site.visit('/Login', { stored: { rememberedUser } });
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe('0123456789');
    await expect.poll(() => stored(page, 'rememberedUser')).toBe('{"method":"phone","phone":"0123456789"}');
  });

  test('asks for what is missing, shows and hides the password, and Cancel goes home', async () => {
    const page = await site.visit('/Login');
    await press(page, 'Login');
    await page.getByText('Email is required').waitFor();
    await page.getByText('Password is required').waitFor();
    expect(await field(page, 'Email').evaluate((input) => input === document.activeElement)).toBe(true);
    await field(page, 'Password').fill('secret words');
    await main(page).getByRole('button', { name: 'Show password' }).click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await main(page).getByRole('button', { name: 'Show password' }).click();
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    await main(page).getByRole('link', { name: 'Cancel' }).click();
    await home(page).waitFor();
  });

  test('without an answer shows that something went wrong, and keeps the input', async () => {
    site.expectConsoleError(/net::ERR_/);
    const { email } = await createLearner(site);
    const page = await site.visit('/Login');
    await field(page, 'Email').waitFor();
    await page.context().setOffline(true);
    await logIn(page, { Email: email });
    await page.getByText('Error: Something went wrong').waitFor();
    await page.context().setOffline(false);
    expect(await field(page, 'Password').inputValue()).toBe(PASSWORD);
    await press(page, 'Login');
    await profileLink(page).waitFor();
  });

  test('is sent once, however often the button is pressed', async () => {
    const { key, email } = await createLearner(site);
    const page = await site.visit('/Login');
    await fill(page, { Email: email, Password: PASSWORD });
    await main(page).getByRole('button', { name: 'Login', exact: true }).dblclick();
    await profileLink(page).waitFor();
    expect(await site.database.prisma.userSession.count({ where: { userKey: key } })).toBe(1);
  });

  test('asks for the code of an unverified account', async () => {
    site.expectConsoleError(/403/);
    const { email } = await createLearner(site, { verifiedAt: null });
    const page = await site.visit('/Login');
    await logIn(page, { Email: email });
    await page.getByText('Error: Please enter the code that was sent to your e-mail address').waitFor();
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    await field(page, 'OTP').fill(codeFor(site, email));
    await press(page, 'Verify OTP');
    await page.waitForURL('**/login');
    await logIn(page, { Email: email });
    await profileLink(page).waitFor();
  });

  test('explains known messages in its URL, and shows nothing for unknown ones', async () => {
    const page = await site.visit('/Login?message=constructor');
    await field(page, 'Email').waitFor();
    expect(await main(page).getByRole('alert').count()).toBe(0);
    for (const [message, says] of [
      ['google-not-set-up', 'Logging in with Google is not set up here.'],
      ['google-cancelled', 'Logging in with Google was cancelled.'],
      ['google-failed', 'Logging in with Google failed.'],
    ] as const) {
      await page.goto(`/Login?message=${message}`);
      await page.getByRole('alert').getByText(says).waitFor();
    }
  });

  test.each(['/Login', '/Signup'])('with Google from %s goes there, with a toast', async (address) => {
    const page = await site.visit(address);
    const button = main(page).getByRole('button', { name: /with Google$/ });
    await pressToLeave(page, button, { says: 'Logging with google', to: '**/auth/google' });
    await page.waitForURL('**/Login?message=google-not-set-up');
    await page.getByRole('alert').getByText('not set up').waitFor();
  });
});

describe('sign-up', () => {
  test('goes from the form to the code, which survives a reload, and to the login', async () => {
    const email = anEmail();
    const page = await site.visit('/Signup');
    await fill(page, signUpValues(email));
    await press(page, 'Signup');
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    const otp = field(page, 'OTP');
    expect([await otp.getAttribute('inputmode'), await otp.getAttribute('autocomplete')]).toEqual([
      'numeric',
      'one-time-code',
    ]);
    await page.reload();
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    await main(page).getByText(email).waitFor();
    expect(await keptText(page)).not.toContain(PASSWORD);
    await otp.fill(codeFor(site, email));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(await storedUser(page)).toBeNull();
    await logIn(page, { Email: email });
    await profileLink(page).waitFor();
    expect(await profileLink(page).textContent()).toBe('G');
  });

  test('counts down to a new code, which replaces the old one', async () => {
    site.expectConsoleError(/400/);
    const email = anEmail();
    const page = await site.visit('/Signup');
    await installClock(page);
    await fill(page, signUpValues(email));
    await page.clock.pauseAt(Date.now() + 60_000);
    const answered = page.waitForResponse(/accounts\.signUp/);
    await press(page, 'Signup');
    const again = main(page).getByRole('button', { name: /New code in \d+ s|Send a new code/ });
    await tickUntilShown(page, 'New code in');
    const { result } = (await (await answered).json()) as { result: { data: { resendAfterSeconds: number } } };
    expect(result.data.resendAfterSeconds).toBeLessThanOrEqual(60);
    expect(await again.textContent()).toBe(`New code in ${result.data.resendAfterSeconds} s`);
    await page.clock.resume();
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    const old = codeFor(site, email);
    await resetLimit(site, 'codeMailPause');
    await page.clock.fastForward(61_000);
    await expect.poll(() => again.textContent()).toBe('Send a new code');
    await again.click();
    await page.getByText('A new code is on its way.', { exact: false }).waitFor();
    await expect.poll(() => again.textContent()).toMatch(/^New code in/);
    expect(mailsTo(site, email)).toHaveLength(2);
    const fresh = codeFor(site, email);
    await field(page, 'OTP').fill(old === fresh ? '000000' : old);
    await press(page, 'Verify OTP');
    await page.getByText('Invalid OTP').first().waitFor();
    await field(page, 'OTP').fill(fresh);
    await press(page, 'Verify OTP');
    await page.waitForURL('**/login');
  });

  test('shows each fault under its field and focuses the first, without a call', async () => {
    const page = await site.visit('/Signup');
    let calls = 0;
    page.on('request', (request) => (calls += request.url().includes('/trpc/') ? 1 : 0));
    await fill(page, { Phone: '12345' });
    await press(page, 'Signup');
    for (const [label, message] of [
      ['First name', 'First name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Enter a valid 10-digit phone number'],
      ['Password', 'Password is required'],
    ] as const) {
      await page.getByText(message).waitFor();
      const describedBy = await field(page, label).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${describedBy ?? ''}"]`).textContent()).toBe(message);
    }
    await expect.poll(() => field(page, 'First name').evaluate((input) => input === document.activeElement)).toBe(true);
    await fill(page, { ...signUpValues(anEmail()), 'Confirm password': 'something else' });
    await press(page, 'Signup');
    await page.getByText('Passwords do not match').waitFor();
    await expect
      .poll(() => field(page, 'Confirm password').evaluate((input) => input === document.activeElement))
      .toBe(true);
    expect(calls).toBe(0);
  });

  test("shows the server's message, and keeps the input for a correction", async () => {
    site.expectConsoleError(/409/);
    const { phone } = await createLearner(site);
    const otherEmail = anEmail();
    const page = await site.visit('/Signup');
    await fill(page, { ...signUpValues(otherEmail), Phone: phone });
    await press(page, 'Signup');
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    await fill(page, { OTP: codeFor(site, otherEmail) });
    await press(page, 'Verify OTP');
    await page.getByText('User already exists').waitFor();
    await press(page, 'Change the details');
    await page.getByRole('heading', { name: 'Signup' }).waitFor();
    expect([await field(page, 'Email').inputValue(), await field(page, 'First name').inputValue()]).toEqual([
      otherEmail,
      'Grace',
    ]);
    await main(page).getByRole('link', { name: 'Already have account' }).click();
    await page.waitForURL('**/Login');
  });

  test('without an answer shows that the code could not be sent, and can be retried', async () => {
    site.expectConsoleError(/net::ERR_/);
    const page = await site.visit('/Signup');
    await fill(page, signUpValues(anEmail()));
    await page.route(/accounts\.signUp/, (route) => route.abort());
    await press(page, 'Signup');
    await page.getByText('Failed to send OTP').waitFor();
    await page.unroute(/accounts\.signUp/);
    await press(page, 'Signup');
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
  });
});

describe('a forgotten password', () => {
  test('is replaced in two steps, and leads to the login two seconds later', async () => {
    site.expectConsoleError(/40[01]/);
    const { key, email } = await createLearner(site);
    const page = await site.visit('/Login');
    await main(page).getByRole('link', { name: 'Forgot Password' }).click();
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
    await press(page, 'Send OTP');
    await page.getByText('Email is required').waitFor();
    await field(page, 'Email').fill(email);
    await press(page, 'Send OTP');
    await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    const password = 'a wholly new password';
    await fill(page, { OTP: '000000', 'New password': password, 'Confirm password': 'another' });
    await press(page, 'Reset password');
    await page.getByText('Passwords do not match').waitFor();
    await field(page, 'Confirm password').fill(password);
    const code = codeFor(site, email);
    await field(page, 'OTP').fill(code === '000000' ? '111111' : '000000');
    await press(page, 'Reset password');
    await page.getByText('Invalid OTP').first().waitFor();
    await field(page, 'OTP').fill(code);
    const userStored = page.waitForFunction(
      () => document.body.innerText.includes('Password reset successfully') && location.pathname,
    );
    await press(page, 'Reset password');
    expect(await (await userStored).jsonValue()).toBe('/Forgetpassword');
    await page.waitForURL('**/login');
    await logIn(page, { Email: email }, password);
    await profileLink(page).waitFor();
    expect(await site.database.prisma.userSession.count({ where: { userKey: key } })).toBe(1);
  });

  test('shows the same for an unknown address, and leads back to the login', async () => {
    const page = await site.visit('/forgetpassword');
    const email = anEmail();
    await field(page, 'Email').fill(email);
    await press(page, 'Send OTP');
    await page.getByText(`If ${email} has an account`, { exact: false }).waitFor();
    expect(mailsTo(site, email)).toEqual([]);
    await main(page).getByRole('link', { name: 'Back to Login' }).click();
    await page.waitForURL('**/login');
  });
});

describe('the signed-in state', () => {
  const passed = (value: unknown) => `user=${encodeURIComponent(JSON.stringify(value))}`;

  test('comes from the URL: legacy fields, as text, which are removed from the URL', async () => {
    const user = { _id: 'x', firstName: 'Élodie <b>', photo: 'null', phone: 12, isAdmin: true };
    const page = await site.visit(`/Technical-Blog?page=1&${passed(user)}#top`);
    await profileLink(page).waitFor();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?page=1#top');
    expect(await profileLink(page).textContent()).toBe('É');
    expect(await storedUser(page)).toEqual({
      _id: 'x',
      firstName: 'Élodie <b>',
      lastName: '',
      email: '',
      phone: '12',
      photo: null,
      googleId: null,
    });
    site.expectConsoleError(/401/);
    // It gives no access: a guarded page asks the server.
    await page.goto('/Contest-Solution');
    await page.waitForURL('**/Login');
    expect(await storedUser(page)).toBeNull();
  });

  test('is unchanged by a malformed user in the URL, which is removed and logged', async () => {
    const page = await site.visit('/Pagenotfound', { stored: { Users: '{"firstName":"Ada"}' } });
    const visitor = await site.visit('/Pagenotfound');
    let warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    for (const value of ['%7Bnonsense', '%5B1%5D', '42', 'null', '']) {
      warnings = [];
      await page.goto(`/About?user=${value}`);
      await page.waitForURL((url) => url.search === '');
      await profileLink(page).waitFor();
      expect(await stored(page, 'Users'), value).toBe('{"firstName":"Ada"}');
      expect(warnings.join(), value).toContain('The user in the address');
      await visitor.goto(`/About?user=${value}`);
      await visitor.waitForURL((url) => url.search === '');
      await loginLink(visitor).waitFor();
    }
  });

  test("prefers somebody else's session over the URL", async () => {
    const person = await site.createUser();
    const page = await site.visit('/', { signedIn: person });
    // However long the server takes to answer who is signed in.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    await page.goto(`/?${passed({ _id: 'other', firstName: 'Mallory', email: 'm@example.org' })}`);
    await home(page).waitFor();
    await waitForHydration(page);
    expect(await storedUser(page)).toMatchObject({ _id: person.key, firstName: 'Ada' });
  });

  test('ignores text in the storage that is not JSON', async () => {
    const page = await site.visit('/', { stored: { Users: '{nonsense' } });
    await loginLink(page).waitFor();
  });

  test('shows the photo, 0 without a first name, and the initial when the photo fails', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    const page = await site.visit('/', { stored: { Users: '{"firstName":""}' } });
    await expect.poll(() => profileLink(page).textContent()).toBe('0');
    await page.route('https://photos.example/**', (route) =>
      route.request().url().endsWith('there.svg')
        ? route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
          })
        : route.abort(),
    );
    const store = (photo: string) =>
      page.evaluate((text) => localStorage.setItem('Users', text), JSON.stringify({ firstName: 'zoë', photo }));
    await store('https://photos.example/there.svg');
    await page.reload();
    await profileLink(page).locator('img').waitFor();
    await store('https://photos.example/gone.svg');
    await page.reload();
    await expect.poll(() => profileLink(page).textContent()).toBe('Z');
    await store('javascript:alert(1)');
    await page.reload();
    await expect.poll(() => profileLink(page).textContent()).toBe('Z');
  });
});

describe('guarded pages', () => {
  test('lead a visitor to the sign-up', async () => {
    const page = await site.visit('/Pagenotfound');
    for (const address of ['/Contactform', '/Contest-Solution', '/DSA', '/Dbms', '/Contibuteblog']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Signup' }).waitFor();
      expect(pathOf(page), address).toBe('/Signup');
    }
  });

  test('return a visitor after the login', async () => {
    const { email } = await createLearner(site);
    const page = await site.visit('/');
    await page.goto('/DSA?page=1');
    await main(page).getByRole('link', { name: 'Already have account' }).click();
    await logIn(page, { Email: email });
    await page.waitForURL('**/DSA?page=1');
    await page.getByRole('heading', { name: /Basic Interview Questions/ }).waitFor();
    await profileLink(page).waitFor();
    expect(pathOf(page)).toBe('/DSA');
    await page.goBack();
    await home(page).waitFor();
  });

  test('return a visitor after the sign-up', async () => {
    const email = anEmail();
    const page = await site.visit('/Contactform');
    await fill(page, signUpValues(email));
    await press(page, 'Signup');
    await field(page, 'OTP').waitFor();
    await page.reload();
    await field(page, 'OTP').fill(codeFor(site, email));
    await press(page, 'Verify OTP');
    await page.waitForURL('**/login');
    await logIn(page, { Email: email });
    await page.waitForURL('**/Contactform');
    await page.getByRole('heading', { name: 'Get In Touch' }).waitFor();
  });

  test('remove a stored user whose session has ended, and lead to the login and back', async () => {
    site.expectConsoleError(/401/);
    const { key, email } = await createLearner(site);
    const page = await site.visit('/', { stored: { Users: JSON.stringify({ _id: key, firstName: 'Ada' }) } });
    await profileLink(page).waitFor();
    await page.goto('/Dbms');
    await page.waitForURL('**/Login');
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    expect(await storedUser(page)).toBeNull();
    await logIn(page, { Email: email });
    await page.waitForURL('**/Dbms');
    await profileLink(page).waitFor();
  });

  test('are the only ones that remove a stored user', async () => {
    site.expectConsoleError(/401/);
    const page = await site.visit('/', { stored: { Users: '{"_id":"gone","firstName":"Ada"}' } });
    for (const address of ['/', '/Sheet', '/Python', '/Profile', '/Login']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await storedUser(page), address).not.toBeNull();
    }
  });

  test('admit a user who is also an administrator in the same browser', async () => {
    site.expectConsoleError(/403/);
    const page = await site.visit('/DSA', { signedIn: true, administering: true });
    await page.getByRole('heading', { name: /Basic Interview Questions/ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(pathOf(page)).toBe('/DSA');
    await profileLink(page).waitFor();
  });
});

describe('the profile', () => {
  test('shows the account, and closes to the home page, by keyboard too', async () => {
    const person = await createLearner(site, { googleId: 'google-17' });
    const page = await site.visit('/Login');
    await logIn(page, { Email: person.email });
    await profileLink(page).click();
    const popup = page.getByRole('dialog', { name: 'Ada' });
    for (const text of ['Google ID', 'google-17', 'First name', 'Last name', 'Lovelace', 'Contact', person.phone])
      await popup.getByText(text, { exact: true }).waitFor();
    expect(await popup.getByText(person.email).count()).toBe(2);
    await popup.getByRole('link', { name: 'Close' }).click();
    await home(page).waitFor();
    await page.goto('/profile');
    await popup.waitFor();
    await page.getByText('You have not contributed a blog yet.').waitFor();
    await page.keyboard.press('Escape');
    await home(page).waitFor();
  });

  test('calls a visitor Guest and offers the login', async () => {
    const page = await site.visit('/Profile');
    const popup = page.getByRole('dialog', { name: 'Guest' });
    await popup.getByText('G', { exact: true }).waitFor();
    await popup.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/Login');
  });

  test('logs out with a message, goes home, and ends the session here and in other tabs', async () => {
    // A sync of progress may be in progress.
    site.expectConsoleError(/401/);
    const person = await site.createUser();
    const page = await site.visit('/Profile', { signedIn: person });
    const other = await page.context().newPage();
    await other.goto('/Sheet');
    await profileLink(other).waitFor();
    await press(page, 'Logout');
    await page.getByText('Logout Successfully').waitFor();
    await home(page).waitFor();
    await loginLink(page).waitFor();
    await loginLink(other).waitFor();
    expect(await storedUser(page)).toBeNull();
    expect(await site.database.prisma.userSession.count({ where: { userKey: person.key } })).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    await other.goto('/DSA');
    await other.waitForURL('**/Signup');
  });

  test('shows when a logout does not reach the server, and stays signed in', async () => {
    site.expectConsoleError(/net::ERR_/);
    const page = await site.visit('/Profile', { signedIn: true });
    await main(page).getByRole('button', { name: 'Logout' }).waitFor();
    await page.route(/accounts\.logout/, (route) => route.abort());
    await press(page, 'Logout');
    await page.getByText('Error: Something went wrong').waitFor();
    expect(await storedUser(page)).not.toBeNull();
  });

  test('fits a name of ten thousand characters', async () => {
    const user = { firstName: 'x'.repeat(10_000), lastName: 'y'.repeat(10_000) };
    const page = await site.visit('/Profile', { viewport: NARROW, stored: { Users: JSON.stringify(user) } });
    site.expectConsoleError(/401/);
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  });
});

describe('links of newsletter mails', () => {
  async function linksFor(email: string) {
    await site.trpc().subscribers.subscribe.mutate({ email });
    await expect.poll(() => mailsTo(site, email).length).toBe(1);
    const text = mailsTo(site, email)[0]?.text ?? '';
    const link = (page: string) => new URL(new RegExp(`http\\S+${page}\\S+`).exec(text)?.[0] ?? '');
    return { confirm: link('/newsletter/confirm'), unsubscribe: link('/newsletter/unsubscribe') };
  }
  const subscriber = (email: string) => site.database.prisma.subscriber.findUnique({ where: { email } });

  test('confirm and unsubscribe on a press, as programs that run scripts open links too', async () => {
    const email = anEmail();
    const { confirm, unsubscribe } = await linksFor(email);
    const page = await site.visit(confirm.pathname + confirm.search);
    await main(page).getByRole('button', { name: 'Confirm' }).waitFor();
    expect((await subscriber(email))?.confirmedAt).toBeNull();
    await press(page, 'Confirm');
    await page.getByText(`${email} is confirmed.`, { exact: false }).waitFor();
    expect((await subscriber(email))?.confirmedAt).not.toBeNull();
    await page.goto(unsubscribe.pathname + unsubscribe.search);
    await main(page).getByRole('button', { name: 'Unsubscribe' }).waitFor();
    expect(await subscriber(email)).not.toBeNull();
    await press(page, 'Unsubscribe');
    await page.getByText(`${email} is unsubscribed.`, { exact: false }).waitFor();
    expect(await subscriber(email)).toBeNull();
  });

  test('confirm and unsubscribe without scripts', async () => {
    const email = anEmail();
    const { confirm, unsubscribe } = await linksFor(email);
    const page = await site.visit(confirm.pathname + confirm.search, { javaScriptEnabled: false });
    await press(page, 'Confirm');
    await page.getByText('Your address is confirmed. You will get the next newsletter.').waitFor();
    expect((await subscriber(email))?.confirmedAt).not.toBeNull();
    await page.goto(unsubscribe.pathname + unsubscribe.search);
    await press(page, 'Unsubscribe');
    await page.getByText('Your address is unsubscribed. You will no longer receive these emails.').waitFor();
    expect(await subscriber(email)).toBeNull();
    await page.goto('/newsletter/confirm?token=nonsense');
    await press(page, 'Confirm');
    await page.getByText('This link is invalid or incomplete. Please open it from the email again.').waitFor();
  });

  test('show when they are incomplete', async () => {
    site.expectConsoleError(/400/);
    const page = await site.visit('/newsletter/confirm?token=nonsense');
    await press(page, 'Confirm');
    await page.getByText('This link is invalid or incomplete. Please open it from the email again.').waitFor();
    // No button is offered that could not work.
    for (const address of ['/newsletter/unsubscribe', '/newsletter/confirm?token=']) {
      await page.goto(address);
      await page.getByText('The link is not complete').waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    }
  });
});
