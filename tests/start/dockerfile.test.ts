import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isBuilt } from '#scripts/build.ts';
import { cleanUp, freePort, isRunning, postgresPid, ROOT } from './site.ts';
import { copySome } from './some-content.ts';

// Builds no container: the steps of the Dockerfile are carried out in a folder, and compared with its lines.
const BIN = join(ROOT, 'node_modules/.bin');
const isRoot = process.getuid?.() === 0;
/** Stands in for the image's user: one in /etc/passwd, as PostgreSQL requires, that owns nothing. */
const NOBODY = 65534;
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Copied before `npm ci`, which generates the Prisma client. */
const INSTALLED_WITH = [
  ...['package.json', 'package-lock.json', 'prisma.config.ts'],
  ...['prisma/schema.prisma', 'prisma/schema-engine', 'prisma/generate.ts'],
];
const SCRIPTS = ['backup', 'backup-words', 'restore', 'prepare-database', 'two-factor-off'];
/** The files of /app in the image. */
const COPIED = [
  ...['package.json', 'prisma.config.ts', 'node_modules', 'prisma', 'judge', 'shared', 'server', 'dist'],
  ...SCRIPTS.map((name) => `scripts/${name}.ts`),
];

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const [healthCheck = [], start = []] = [...dockerfile.matchAll(/^ *CMD (\[.+\])$/gm)].map(
  ([, command = '']) => JSON.parse(command) as string[], // it throws if this is not JSON
);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const folder = mkdtempSync(join(tmpdir(), 'gearup-image-'));
const app = join(folder, 'app');
const data = join(folder, 'data');
let env: Record<string, string>;

function sh(command: string): void {
  const path = `${BIN}${delimiter}${process.env.PATH}`;
  const ran = spawnSync('sh', ['-c', command], {
    cwd: app,
    env: { ...process.env, PATH: path, NODE_ENV: '' },
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`${command}: ${ran.stderr}`);
}

/** Runs a command of the image, as its user. */
function runIn([program = '', ...args]: string[]) {
  const child = spawn(program, args, { cwd: app, env, ...asNobody });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, said: () => output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

function copy(name: string): void {
  mkdirSync(dirname(join(app, name)), { recursive: true });
  // Generated files are not sent to the build either: .dockerignore.
  copySome({ from: ROOT, to: app, name, isWanted: (path) => !path.endsWith('prisma/generated') });
}

/**
 * Links the packages as `npm ci` leaves them: without caches, and with a separate list, which npm rewrites in place.
 */
function linkPackages(): void {
  const modules = join(app, 'node_modules');
  sh(`cp -al '${ROOT}/node_modules' . 2>/dev/null || { rm -rf node_modules; cp -a '${ROOT}/node_modules' .; }`);
  rmSync(join(modules, '.package-lock.json'));
  copyFileSync(join(ROOT, 'node_modules/.package-lock.json'), join(modules, '.package-lock.json'));
  for (const cache of ['.cache', '.vite', '.vite-temp']) rmSync(join(modules, cache), { recursive: true, force: true });
}

beforeAll(async () => {
  mkdirSync(app);
  // Not in this process, as the pages would be built for its test environment.
  if (!isBuilt()) sh(`node '${ROOT}/scripts/build.ts'`);
  chmodSync(folder, 0o755);
  const umask = process.umask(0o022);
  INSTALLED_WITH.forEach(copy);
  linkPackages();
  sh(scripts.postinstall ?? '');
  COPIED.filter((name) => name !== 'node_modules').forEach(copy);
  sh('npm prune --omit=dev --ignore-scripts --offline --no-audit --no-fund');
  // Node itself, in a folder that everybody may enter.
  mkdirSync(join(folder, 'bin'));
  sh(`cp -L '${join(BIN, 'node')}' ../bin/node`);
  process.umask(umask);
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  env = {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    DATA_DIR: data,
    PORT: String(await freePort()),
    PATH: `${join(folder, 'bin')}${delimiter}/usr/bin:/bin`,
    HOME: '/nonexistent',
  };
});
afterAll(async () => {
  const pid = postgresPid(data);
  if (isRunning(pid)) process.kill(pid, 'SIGQUIT');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 30_000);
  await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

it('the Dockerfile installs, builds, copies and sets the same as here', () => {
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of [
    'RUN npm ci',
    'RUN npm run build && npm prune --omit=dev',
    'RUN mkdir /data && chown node:node /data && chmod 700 /data',
    'ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data',
    'USER 1000',
    'VOLUME /data',
    'EXPOSE 3000',
  ])
    expect(lines).toContain(line);
  const beforeInstall = dockerfile.split('RUN npm ci', 1)[0];
  for (const name of INSTALLED_WITH) expect(beforeInstall).toContain(` ${name} `);
  const copied = [...dockerfile.matchAll(/ \/app\/(\S+)/g)].map(([, name]) => name);
  expect(copied.toSorted()).toEqual(COPIED.toSorted());
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', 'node_modules', 'prisma/generated']));
});

it('the image contains what is needed to serve, and serves as a user who may only write to /data', async () => {
  for (const name of ['vite', 'prisma', 'playwright-core'])
    expect(existsSync(join(app, 'node_modules', name)), name).toBe(false);
  expect(await runIn(healthCheck).ended).toBe(1);
  sh('touch ../marker');

  const site = runIn(start);
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
    expect(await (await fetch(`${url}/sheetproblem`)).json()).not.toEqual([]);
    const page = await fetch(`${url}/Problem/two-sum`);
    expect([page.status, (await page.text()).includes('Two Sum')], site.said()).toEqual([200, true]);

    for (const [script = '', ...args] of [['backup', join(data, 'site.backup')], ['prepare:database']]) {
      const command = runIn([...(scripts[script] ?? '').split(' '), ...args]);
      expect([await command.ended, command.said()]).toEqual([0, expect.any(String)]);
    }
  } finally {
    site.child.kill('SIGTERM');
  }
  expect(await site.ended, site.said()).toBe(0);
  const { stdout: written } = spawnSync('find', [app, '-newer', join(folder, 'marker')], { encoding: 'utf8' });
  expect(written).toBe('');
});
