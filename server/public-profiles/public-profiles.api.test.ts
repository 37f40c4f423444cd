import { listProblems } from '#server/testing/list-problems.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { settled } from '#server/testing/apis.ts';
import type { Answer } from '#server/testing/http.ts';
import { aSitting, aTry } from '#server/testing/personal-calls.ts';
import { aMark, aNote, progressOf } from '#server/testing/progress-calls.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { PAGE, type Person, startTestApp } from '#server/testing/test-app.ts';
import type { Client } from '#server/site/client.ts';

/** Renders a page with the data that it requests, as the built client does. */
const client: Client = {
  scriptHashes: [],
  assets: (_request, _response, next) => {
    next();
  },
  template: () => Promise.resolve(`${PAGE}<!--page-->`),
  async render({ address, ask }) {
    const profile = await ask('publicProfiles.page', { name: address.split('/').at(-1) });
    return { html: JSON.stringify(profile), meta: null, file: '', data: '{}', tellsTime: false, missing: [] };
  },
  addressOf: (address) => Promise.resolve(address),
  scriptsOf: () => [],
};

const app = await startTestApp({ client });
const { pool, prisma } = app.database;
const settings = (name: string, isOn = true, mayBeIndexed = false) => ({ name, isOn, mayBeIndexed });
const save = ({ token }: Person, body: object) => app.rest('/public-profile', { method: 'PUT', token, body });
const html = { Accept: 'text/html' };

/** Every URL at which a profile is shown. */
const shownAt = (name: string) => [
  ...[`/public-profile/${name}`, `/u/${name}/picture.png`, `/u/${name}/badge.svg`],
  `/trpc/publicProfiles.page?input=${encodeURIComponent(JSON.stringify({ name }))}`,
];
const statusesOf = async (name: string) => {
  const answers = await Promise.all(shownAt(name).map((address) => app.rest(address)));
  const page = await app.rest(`/u/${name}`, { headers: html });
  return [...answers, page].map(({ status }) => status);
};
const ON = [200, 200, 200, 200, 200];
const OFF = [404, 404, 404, 404, 404];

let ada: Person;
beforeEach(async () => {
  await prisma.publicProfile.deleteMany();
  await pool.query('DELETE FROM freed_profile_names');
  ada = await app.createUser();
});

const { sync } = progressOf(app, () => ada);
const tick = (person: Person, name: string) =>
  sync([aMark({ name, at: new Date().toISOString(), timeZone: 'Asia/Kolkata' })], { person });

test('is off and has no name until the learner sets it up', async () => {
  const { own } = app.trpc(ada.token).publicProfiles;
  expect(await own.query()).toEqual(settings('', false));
  expect((await save(ada, settings('ada', false))).json()).toEqual(settings('ada', false));
  expect(await statusesOf('ada')).toEqual(OFF);
  expect((await save(ada, settings(' Ada '))).json()).toEqual(settings('ada'));
  expect(await own.query()).toEqual(settings('ada'));
  expect(await statusesOf('ada')).toEqual(ON);
  expect(await statusesOf('ADA')).toEqual(ON);
});

test('is gone everywhere at once when it is switched off or renamed, or its account is deleted', async () => {
  await save(ada, settings('ada'));
  expect(await statusesOf('ada')).toEqual(ON);
  await save(ada, settings('ada', false));
  expect(await statusesOf('ada')).toEqual(OFF);
  await save(ada, settings('lovelace'));
  expect([await statusesOf('ada'), await statusesOf('lovelace')]).toEqual([OFF, ON]);
  await app.trpc(ada.token).accounts.remove.mutate();
  expect(await statusesOf('lovelace')).toEqual(OFF);
});

test('a browser that has it in its cache revalidates, and gets that it is gone', async () => {
  await save(ada, settings('ada'));
  for (const path of ['/u/ada/picture.png', '/u/ada/badge.svg']) {
    const firstAnswer = await app.rest(path);
    expect(firstAnswer.headers['cache-control']).toBe('public, no-cache');
    const again = { headers: { 'If-None-Match': firstAnswer.headers.etag ?? '' } };
    expect((await app.rest(path, again)).status).toBe(304);
    await save(ada, settings('ada', false));
    expect((await app.rest(path, again)).status).toBe(404);
    await save(ada, settings('ada'));
  }
});

test('another process does not show a profile that was switched off', async () => {
  const other = await startTestApp({ databaseUrl: app.databaseUrl });
  await save(ada, settings('ada'));
  expect((await other.rest('/u/ada/badge.svg')).status).toBe(200);
  await save(ada, settings('ada', false));
  expect((await other.rest('/u/ada/badge.svg')).status).toBe(404);
  expect((await other.rest('/public-profile/ada')).status).toBe(404);
});

test('is shown to search engines only when the learner allows it', async () => {
  const listed = async () => (await app.rest('/sitemap-profiles.xml')).text.match(/<loc>.*?<\/loc>/g) ?? [];
  await save(ada, settings('ada'));
  expect(await listed()).toEqual([]);
  await save(ada, settings('ada', true, true));
  expect(await listed()).toEqual([`<loc>${app.url}/u/ada</loc>`]);
  await save(ada, settings('ada', false, true));
  expect(await listed()).toEqual([]);
  expect((await app.rest('/robots.txt')).text).toContain(`\nSitemap: ${app.url}/sitemap-profiles.xml\n`);
});

describe('what it shows', () => {
  test('is counted from what the learner did, with only the chosen name', async () => {
    await listProblems(prisma, 'topicProblem', [
      { id: 901, name: 'Two Sum', topic: 'Array', level: 'Easy' },
      { id: 902, name: 'Three Sum', topic: 'Array', level: 'Medium' },
      { id: 903, name: 'Invert a Tree', topic: 'Tree', level: 'Easy' },
    ]);
    await tick(ada, 'Two Sum');
    await sync([aNote('Three Sum', 'a secret note')]);
    await save(ada, { ...settings('ada'), timeZone: 'Asia/Kolkata' });
    const { email, firstName } = await prisma.user.findUniqueOrThrow({ where: { key: ada.key } });
    const answer = await app.rest('/public-profile/ada');
    expect(answer.json()).toMatchObject({
      name: 'ada',
      mayBeIndexed: false,
      topics: [{ name: 'Array', done: 1, of: 2 }],
      days: [{ count: 1 }],
      streaks: { current: 1, longest: 1 },
      contests: { latest: [], total: 0 },
    });
    for (const secret of [email, firstName, ada.key, 'a secret note']) expect(answer.text).not.toContain(secret);
    expect((await app.rest('/u/ada/badge.svg')).text).toContain('1 solved');
  });

  test('are finished contests, by the names that the site gave them', async () => {
    await prisma.contest.createMany({ data: [{ id: 701, header: 'Weekly <b>1</b>' }] });
    const { keepSitting } = app.trpc(ada.token).practice;
    const keep = (fields: Parameters<typeof aSitting>[0]) =>
      keepSitting.mutate({
        userKey: ada.key,
        sitting: aSitting({ contest: 701, title: 'Buy <i>pills</i>', ...fields }),
      });
    const solved = aTry(1, { verdict: 'Accepted' });
    const late = aTry(500, { verdict: 'Accepted', slug: 'balanced-pallet' });
    await keep({ tries: [solved, late] });
    await keep({ startedAt: new Date().toISOString() });
    await keep({ contest: 702 });
    await keep({ kind: 'interview', contest: null });
    await save(ada, settings('ada'));
    const answer = await app.rest('/public-profile/ada');
    expect(answer.json().contests).toEqual({
      latest: [{ id: 701, header: 'Weekly <b>1</b>', day: '2026-03-10', solved: 1, of: 2 }],
      total: 1,
    });
    expect(answer.text).not.toContain('pills');
  });

  test('takes at most three statements, and one while it is viewed repeatedly', async () => {
    await save(ada, settings('ada'));
    const look = () => statementsOf(app.databaseUrl, () => app.rest('/public-profile/ada'));
    expect((await look()).length).toBeLessThanOrEqual(3);
    expect(await look()).toHaveLength(1);
    expect(await statementsOf(app.databaseUrl, () => app.rest('/public-profile/nobody-there'))).toHaveLength(1);
  });
});

describe('the name', () => {
  test('belongs to one learner: only one of several simultaneous requests gets it', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => app.createUser()));
    const answers = await Promise.all([ada, ...others].map((person) => save(person, settings('grace'))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const message = 'Somebody has this name, or had it in the last 90 days; please choose another one';
    expect(answers.find(({ status }) => status === 409)?.json()).toMatchObject({
      code: 'conflict',
      message,
      issues: [{ path: 'name', message }],
    });
    expect(await prisma.publicProfile.count()).toBe(1);
  });

  test('that is taken leaves the learner’s settings unchanged', async () => {
    const grace = await app.createUser();
    await save(ada, settings('ada'));
    await save(grace, settings('grace'));
    expect((await save(grace, settings('ADA', false))).status).toBe(409);
    expect(await app.trpc(grace.token).publicProfiles.own.query()).toEqual(settings('grace'));
    expect(await statusesOf('ada')).toEqual(ON);
  });

  const daysPass = (days: number) =>
    pool.query('UPDATE freed_profile_names SET freed_at = freed_at - make_interval(days => $1)', [days]);
  const saveAt = {
    REST: async (person: Person, name: string) => (await save(person, settings(name))).status,
    tRPC: async ({ token }: Person, name: string) =>
      (await settled(async () => ({ record: await app.trpc(token).publicProfiles.save.mutate(settings(name)) })))
        .status,
  };

  test.each(['REST', 'tRPC'] as const)(
    'that was given up is reserved for its learner for 90 days, who can take it back (%s)',
    async (api) => {
      const at = saveAt[api];
      const grace = await app.createUser();
      await at(ada, 'ada');
      expect(await at(ada, 'lovelace')).toBe(200);
      await daysPass(89);
      expect(await at(grace, 'ada')).toBe(409);
      expect(await statusesOf('ada')).toEqual(OFF);
      expect(await at(ada, 'ada')).toBe(200);
      expect(await statusesOf('ada')).toEqual(ON);
      // The other name is reserved from today on.
      expect(await at(grace, 'lovelace')).toBe(409);
      await daysPass(91);
      expect(await at(grace, 'lovelace')).toBe(200);
    },
  );

  test('of a deleted account stays reserved for some time, without the account', async () => {
    const grace = await app.createUser();
    await save(ada, settings('first'));
    await save(ada, settings('ada'));
    await app.trpc(ada.token).accounts.remove.mutate();
    const held = async () => (await pool.query('SELECT name, user_key FROM freed_profile_names ORDER BY name')).rows;
    expect(await held()).toEqual([
      { name: 'ada', user_key: null },
      { name: 'first', user_key: null },
    ]);
    for (const name of ['ada', 'first']) expect((await save(grace, settings(name))).status).toBe(409);
    await daysPass(90);
    expect((await save(grace, settings('other'))).status).toBe(200);
    expect(await held()).toEqual([]);
  });

  test('cannot be taken by somebody else while it is being freed', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => app.createUser()));
    await save(ada, settings('ada'));
    const answers = await Promise.all([
      save(ada, settings('lovelace')),
      ...others.map((person) => save(person, settings('ada'))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409]);
  });

  test('can be changed at most ten times in that time, except back to a former name', async () => {
    for (let n = 0; n <= 10; n++) expect((await save(ada, settings(`ada-${n}`))).status).toBe(200);
    const answer = await save(ada, settings('ada-11'));
    expect([answer.status, answer.json().message]).toEqual([
      409,
      'Your profile had 10 names in the last 90 days; please take one of them back',
    ]);
    expect(await app.trpc(ada.token).publicProfiles.own.query()).toEqual(settings('ada-10'));
    expect((await save(ada, settings('ada-3'))).status).toBe(200);
  });

  test('that was freed shows nothing of its former owner', async () => {
    const grace = await app.createUser();
    await listProblems(prisma, 'topicProblem', [{ id: 904, name: 'Four Sum', topic: 'Array', level: 'Medium' }]);
    await tick(ada, 'Four Sum');
    await save(ada, settings('ada'));
    expect((await app.rest('/u/ada/badge.svg')).text).toContain('1 solved');
    await save(ada, settings('lovelace'));
    await daysPass(91);
    await save(grace, settings('ada'));
    expect((await app.rest('/u/ada/badge.svg')).text).toContain('0 solved');
    expect((await app.rest('/public-profile/ada')).json()).toMatchObject({ topics: [], days: [] });
  });

  test.each(['ab', 'admin', 'a b', '-ada', '<script>', 'x'.repeat(31), '"><svg/onload=alert(1)>', '', null, 7])(
    'cannot be %j',
    async (name) => {
      const answer = await save(ada, { ...settings('ada'), name });
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'name' }] });
      expect(await prisma.publicProfile.count()).toBe(0);
    },
  );

  test.each(['%00', '%', '..', '%2e%2e%2f', encodeURIComponent('<svg onload=alert(1)>'), 'x'.repeat(2000), "'--"])(
    'no profile is found under %s',
    async (name) => {
      for (const path of [`/u/${name}/picture.png`, `/u/${name}/badge.svg`, `/public-profile/${name}`]) {
        const { status } = await app.rest(path);
        expect([400, 404], `${path} ${status}`).toContain(status);
      }
    },
  );
});

describe('the settings', () => {
  test('can be read and set by the learner only', async () => {
    const grace = await app.createUser();
    const administrator = await app.createAdministrator();
    await save(ada, settings('ada'));
    // Somebody else's key in the input is ignored.
    const sent = { ...settings('grace'), userKey: ada.key, user_key: ada.key };
    expect((await save(grace, sent)).json()).toEqual(settings('grace'));
    expect(await app.trpc(ada.token).publicProfiles.own.query()).toEqual(settings('ada'));
    const refused: [string | undefined, number][] = [
      [undefined, 401],
      [administrator.token, 403],
    ];
    for (const [token, status] of refused) {
      const { publicProfiles } = app.trpc(token);
      const read = await settled(async () => ({ record: await publicProfiles.own.query() }));
      const written = await settled(async () => ({ record: await publicProfiles.save.mutate(settings('other')) }));
      expect([read.status, written.status]).toEqual([status, status]);
      expect((await app.rest('/public-profile', { method: 'PUT', token, body: settings('other') })).status).toBe(
        status,
      );
    }
    expect(await prisma.publicProfile.count()).toBe(2);
  });
});

describe('the picture and the badge', () => {
  const policyOf = ({ headers }: Answer) => [
    ...[headers['cross-origin-resource-policy'], headers['x-robots-tag'], headers['content-type']],
  ];

  test('can be embedded by other sites, and are not indexed unless the learner allows it', async () => {
    await save(ada, settings('ada'));
    const [picture, badge] = [await app.rest('/u/ada/picture.png'), await app.rest('/u/ada/badge.svg')];
    expect(policyOf(picture)).toEqual(['cross-origin', 'noindex', 'image/png']);
    expect(policyOf(badge)).toEqual(['cross-origin', 'noindex', 'image/svg+xml; charset=utf-8']);
    await save(ada, settings('ada', true, true));
    expect((await app.rest('/u/ada/badge.svg')).headers['x-robots-tag']).toBeUndefined();
  });

  test('is 1200 × 630, and not empty', async () => {
    await save(ada, settings('ada'));
    const { bytes } = await app.rest('/u/ada/picture.png');
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    // The name is drawn as outlines: there are dark pixels at its position, whatever fonts the machine has.
    const { data } = await sharp(bytes)
      .extract({ left: 88, top: 130, width: 300, height: 100 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.filter((grey) => grey < 80).length).toBeGreaterThan(500);
  });
});
