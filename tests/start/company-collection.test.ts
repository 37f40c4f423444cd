import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ImportView } from '#server/content-files/import-report.ts';
import { call, callTrpc, logIn, trpcData } from './rest.ts';
import { ADMIN_PASSWORD, cleanUp, ROOT, run, type Site, start, startedDataDir } from './site.ts';

const dataDir = startedDataDir();
const recipe =
  readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## A collection of company reports\n')[1] ?? '';
let site: Site;
let token: string;

beforeAll(async () => {
  site = await start({ DATA_DIR: dataDir });
  token = await logIn(site, ADMIN_PASSWORD);
});
afterAll(cleanUp);

const block = (language: string) => new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(recipe)?.[1] ?? '';

/** The page as sent by the server, without its times. */
async function page(path: string): Promise<string> {
  const answer = await fetch(site.url + path, { headers: { Accept: 'text/html' } });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replace(/"(now|[a-zA-Z]+At)":\d+/g, '"$1":0');
}

const SHEETS = ['Google', 'Amazon', 'Zoho', 'TCS'].map((company) => `/Company-Wise-Sheet?company=${company}`);

/** The sheets, as pages and as the REST API's list. */
const sheets = async () => [
  ...(await Promise.all([...SHEETS, '/Top-50', '/Companies_Preaparation_Sheet'].map(page))),
  await (await call(site, '/sdeproblem')).text(),
];

/** The text of a page without its markup. */
const textOf = (html: string) => (html.split('id="rendered"')[0] ?? '').replace(/<!--.*?-->|<[^>]+>/g, '');

const OURS = 'Reported by candidates up to May 2022. Source: leetcode-company-wise-problems-2022, MIT.';
const DIARY = 'Reported by candidates up to 31 October 2026. Source: Interview diary.';

it('the recipe loads a collection, whose source and date pages show until the import is undone', async () => {
  const path = join(dataDir, 'reports.csv');
  writeFileSync(path, block('csv'));
  const commands = block('sh')
    .trim()
    .split('\n')
    .map((line) => /^npm run import -- (.*)$/.exec(line)?.[1]?.replace('reports.csv', path).split(' ') ?? []);
  expect(commands).toHaveLength(2);
  const load = async (options: string[]) => {
    const loading = run(['node', 'scripts/import.ts', ...options], { DATA_DIR: dataDir });
    expect(await loading.ended, loading.stderr()).toBe(0);
    return loading.stdout();
  };

  const before = await sheets();
  const [google = '', amazon = ''] = before.map(textOf);
  for (const text of [google, amazon]) {
    expect(text).toContain(OURS);
    expect(text).not.toContain('Interview diary');
  }

  const [dry = [], real = []] = commands;
  expect(await load(dry)).toContain('3 rows: 0 new, 3 changed, 0 unchanged, 0 refused.');
  expect(await sheets()).toEqual(before);
  expect(await load(real)).toContain('Created 0, updated 3, unchanged 0.');

  // Zoho's other problems and Google's come from the site's own reports.
  for (const address of SHEETS.slice(0, 3)) {
    const text = textOf(await page(address));
    expect(text, address).toContain(DIARY);
    expect(text, address).toContain(OURS);
  }
  expect(await page('/Company-Wise-Sheet?company=Google')).toContain('href="https://example.org/diary"');
  expect(await page('/Company-Wise-Sheet?company=TCS')).not.toContain('Interview diary');
  const companies = await trpcData(callTrpc(site, 'sheets.companiesOf', { body: { companyId: 1 } }));
  expect(companies).toMatchObject({
    recorded: [
      { name: 'Amazon', reports: 12 },
      { name: 'Google', reports: 3 },
    ],
    collection: { sources: [{ name: 'Interview diary' }], until: '31 October 2026' },
  });

  const recent = () =>
    trpcData<ImportView[]>(callTrpc(site, 'imports.recent', { token, body: { resource: 'companyProblem' } }));
  const [{ key } = { key: '' }] = await recent();
  await trpcData(callTrpc(site, 'imports.undo', { method: 'POST', token, body: { key } }));
  await vi.waitFor(
    async () => expect(await recent()).toMatchObject([{ state: 'undone', undo: { undone: 3 } }]),
    30_000,
  );
  expect(await sheets()).toEqual(before);
});

it('a company with all its reports in the collection shows only that source', async () => {
  const path = join(dataDir, 'whole.csv');
  type Row = { name: string; reports: string };
  const ofCompany = await ((await call(site, '/sdeproblem')).json() as Promise<Row[]>);
  const whole = ofCompany.filter(({ reports }) => /(^|, )Zoho \d/.test(reports));
  expect(whole.length).toBeGreaterThan(0);
  const rows = whole.map(({ name, reports }) => `"${name}","${reports}",Interview diary,2026-10-31`);
  writeFileSync(path, ['name,reports,source,as-of', ...rows].join('\n'));
  const loading = run(['node', 'scripts/import.ts', 'company-problem', path], { DATA_DIR: dataDir });
  expect(await loading.ended, loading.stderr()).toBe(0);
  const text = textOf(await page('/Company-Wise-Sheet?company=Zoho'));
  expect(text).toContain(DIARY);
  expect(text).not.toContain('May 2022');
});
