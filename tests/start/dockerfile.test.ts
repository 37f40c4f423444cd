import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isBuilt } from '#scripts/build.ts';
import { commandIn, isOfContext, instructionsOf, only, type Stage, stagesOf, variablesOf } from './dockerfile.ts';
import { cleanUp, freePort, isRunning, postgresPid, ROOT } from './site.ts';

const BIN = join(ROOT, 'node_modules/.bin');
const isRoot = process.getuid?.() === 0;

/** As the image's user is not known here: any that /etc/passwd knows, which PostgreSQL wants, and that owns nothing. */
const NOBODY = 65534;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const folder = mkdtempSync(join(tmpdir(), 'gearup-image-'));
const stages = stagesOf(instructionsOf(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')));
const image = stages.at(-1) as Stage; // it has a FROM
const rootOf = ({ name }: Stage) => join(folder, name || 'image');
const app = join(rootOf(image), 'app');
const data = join(rootOf(image), 'data');

function sh(command: string, cwd: string): void {
  const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, NODE_ENV: '' };
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** What each RUN does. What `npm ci` and the build would fetch and make again is taken from the checkout. */
const RUNS: Record<string, (cwd: string) => void> = {
  'npm ci': (cwd) => {
    sh(`cp -al '${ROOT}/node_modules' . 2>/dev/null || { rm -rf node_modules; cp -a '${ROOT}/node_modules' .; }`, cwd);
    // Written anew, and a link would be written through; caches of the checkout are none of the image.
    const list = join(cwd, 'node_modules/.package-lock.json');
    rmSync(list);
    copyFileSync(join(ROOT, 'node_modules/.package-lock.json'), list);
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(cwd, 'node_modules', cache), { recursive: true, force: true });
    sh(npmScript('postinstall'), cwd);
  },
  'npm run build && npm prune --omit=dev': (cwd) => {
    cpSync(join(ROOT, 'dist'), join(cwd, 'dist'), { recursive: true });
    sh('npm prune --omit=dev --ignore-scripts --offline --no-audit --no-fund', cwd);
  },
  'mkdir /data && chown node:node /data && chmod 700 /data': () => {
    mkdirSync(data);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    chmodSync(data, 0o700);
  },
};

const npmScript = (name: string) =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts[name] ??
  '';

function copy(rest: string, cwd: string): void {
  const from = /^--from=(\S+) /.exec(rest)?.[1];
  const words = rest.replace(/^--from=\S+ /, '').split(/\s+/);
  const target = words.at(-1) ?? '';
  const source = stages.find(({ name }) => name === from);
  const base = source ? rootOf(source) : ROOT;
  const isInto = target === '.' || target.endsWith('/');
  for (const path of words.slice(0, -1)) {
    const from = join(base, path);
    const to = isInto && path !== '.' ? join(cwd, target, basename(path)) : join(cwd, target);
    // Linked, for it is large: nothing writes to it from here on.
    if (basename(path) === 'node_modules') sh(`cp -al '${from}' '${to}'`, cwd);
    else cpSync(from, to, { recursive: true, filter: source ? undefined : isOfContext });
  }
}

function build(stage: Stage): void {
  let cwd = rootOf(stage);
  mkdirSync(cwd, { recursive: true });
  for (const { name, rest } of stage.instructions) {
    if (name === 'WORKDIR') mkdirSync((cwd = join(rootOf(stage), rest)), { recursive: true });
    else if (name === 'COPY') copy(rest, cwd);
    else if (name === 'RUN') {
      const carryOut = RUNS[rest];
      if (!carryOut) throw new Error(`This test does not know how to carry out RUN ${rest}`);
      carryOut(cwd);
    } else if (!['ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(name))
      throw new Error(`This test does not know ${name}`);
  }
}

let env: Record<string, string>;

/** A command of the image, as its user. */
function runIn(command: string[]) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: app, env, ...asNobody });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

beforeAll(async () => {
  // Not in this process, whose environment is that of tests: so would be the pages.
  if (!isBuilt()) sh('node scripts/build.ts', ROOT);
  chmodSync(folder, 0o755);
  const umask = process.umask(0o022);
  for (const stage of stages) build(stage);
  process.umask(umask);
  const port = String(await freePort());
  const given = variablesOf(image);
  expect(given).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data', PORT: '3000' });
  env = {
    ...given,
    DATA_DIR: data,
    PORT: port,
    PATH: `${nodeFolder()}${delimiter}/usr/bin:/bin`,
    HOME: '/nonexistent',
  };
});
afterAll(async () => {
  const pid = postgresPid(data);
  if (isRunning(pid)) process.kill(pid, 'SIGQUIT');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 15_000);
  await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

/** Node itself, linked to where everybody may enter. */
function nodeFolder(): string {
  const to = join(folder, 'bin');
  mkdirSync(to);
  sh(`cp -aL '${join(BIN, 'node')}' '${to}/node'`, folder);
  return to;
}

it('the image holds what is needed to serve, and serves as another user who may write to /data alone', async () => {
  expect(existsSync(join(app, 'node_modules/typescript'))).toBe(false);
  expect(existsSync(join(app, 'tests'))).toBe(false);
  expect(only(image, 'USER')).toBe('1000');
  expect(only(image, 'EXPOSE')).toBe(variablesOf(image).PORT);
  expect(only(image, 'VOLUME')).toBe('/data');

  const healthCheck = commandIn(only(image, 'HEALTHCHECK'));
  expect(await runIn(healthCheck).ended).toBe(1);
  const marker = join(folder, 'marker');
  sh(`touch '${marker}'`, folder);

  const site = runIn(commandIn(only(image, 'CMD')));
  try {
    const url = `http://127.0.0.1:${env.PORT}`;
    await vi.waitFor(
      async () => {
        if (site.child.exitCode !== null) throw new Error(`It has ended: ${site.said()}`);
        expect((await fetch(`${url}/readyz`)).status, site.said()).toBe(200);
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(await runIn(healthCheck).ended).toBe(0);
    expect(((await (await fetch(`${url}/sheetproblem`)).json()) as unknown[]).length).toBeGreaterThan(100);
    const page = await fetch(`${url}/Problem/two-sum`);
    expect([page.status, (await page.text()).includes('Two Sum')], site.said()).toEqual([200, true]);

    for (const [script, ...args] of [['backup', join(data, 'site.backup')], ['prepare:database']] as [
      string,
      ...string[],
    ][]) {
      const command = runIn([...npmScript(script).split(' '), ...args]);
      expect([await command.ended, command.said()]).toEqual([0, expect.any(String)]);
    }
  } finally {
    site.child.kill('SIGTERM');
  }
  expect(await site.ended, site.said()).toBe(0);
  const { stdout: written } = spawnSync('find', [app, '-newer', marker], { encoding: 'utf8' });
  expect(written).toBe('');
});
