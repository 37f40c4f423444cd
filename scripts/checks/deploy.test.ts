import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTINGS } from '#server/config/settings.ts';
import { readEnv } from '#server/config/env.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const yamlIn = (folder: string) => readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.yaml'));

/** The common fields of Kubernetes objects; others are checked with `toMatchObject`. */
type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec: Fields } & Fields;
type Fields = Record<string, unknown>;
type Container = Fields & {
  ports?: { name: string; containerPort: number }[];
  command?: string[];
  envFrom: Record<string, { name: string }>[];
  volumeMounts: { name: string }[];
};
type Pod = { containers: Container[]; volumes: { name: string }[] };
type Service = Fields & {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  depends_on?: Fields;
  volumes?: string[];
  networks?: string[];
  configs?: { source: string }[];
  secrets?: string[];
};
type Compose = Record<'volumes' | 'networks' | 'configs' | 'secrets', Fields> & { services: Record<string, Service> };

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose; // a wrong shape fails the tests below
const services = Object.entries(compose.services);
const dockerfile = read('Dockerfile');
const files = yamlIn('deploy/kubernetes').filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);

function find(kind: string, name?: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && (!name || one.metadata.name === name));
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
}
const templateOf = (kind: string) => find(kind).spec.template as { metadata: { labels: Fields }; spec: Pod & Fields };
function containerOf(kind: string): Container {
  const [container, ...others] = templateOf(kind).spec.containers;
  if (!container || others.length > 0) throw new Error(`${kind} has other than one container`);
  return container;
}

/** The API group of each kind in Kubernetes and CloudNativePG. */
const API_VERSIONS: Record<string, string> = {
  Cluster: 'postgresql.cnpg.io/v1',
  ConfigMap: 'v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  Job: 'batch/v1',
  Namespace: 'v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  Pooler: 'postgresql.cnpg.io/v1',
  Secret: 'v1',
  Service: 'v1',
};

const PORT = Number(/EXPOSE (\d+)/.exec(dockerfile)?.[1]);
const configured = find('ConfigMap').data as Record<string, string>;
const secret = find('Secret', 'gearup').stringData as Record<string, string>;

test('every file is valid YAML, and every manifest has its kind and API version', () => {
  const all = ['deploy', 'deploy/kubernetes'].flatMap((folder) => yamlIn(folder).map((file) => `${folder}/${file}`));
  for (const file of all)
    for (const { errors, warnings } of parseAllDocuments(read(file), { merge: true }))
      expect([...errors, ...warnings], file).toEqual([]);
  for (const { apiVersion, kind } of manifests) expect(apiVersion, kind).toBe(API_VERSIONS[kind]);
  const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
});

test('settings exist in the site, and have valid values', () => {
  const { site, prepare } = compose.services;
  for (const environment of [site?.environment ?? {}, prepare?.environment ?? {}, { ...configured, ...secret }]) {
    expect(Object.keys(environment).filter((name) => !(name in SETTINGS))).toEqual([]);
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replace(/\$\{SITE_HOST:\?\}/, 'gearup.example')
        .replace(/\$\{SMTP_URL:\?\}/, 'smtp://mail.example:587')
        .replace(/\$\{MAIL_FROM:\?\}/, 'GearUp <hello@gearup.example>')
        .replace(/\$\{\w+:\?\}/, 'x'.repeat(40)),
    ]);
    expect(readEnv(Object.fromEntries(filled) as Record<string, string>).TRUST_PROXY).toBe(1);
  }
});

test('compose.env.example has exactly the variables that compose.yaml requires', () => {
  const required = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
  const defined = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect([...required].toSorted()).toEqual(defined.toSorted());
});

test('everything that a service in compose.yaml refers to exists', () => {
  for (const [name, { image, depends_on = {}, volumes = [], networks = [], configs = [], secrets = [] }] of services) {
    expect(image, name).toMatch(/^[\w./-]+:[\w.-]+$/);
    for (const other of Object.keys(depends_on)) expect(compose.services, name).toHaveProperty(other);
    for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
    for (const { source } of configs) expect(compose.configs, name).toHaveProperty(source);
    for (const one of secrets) expect(compose.secrets, name).toHaveProperty(one);
    for (const [place = ''] of volumes.map((volume) => volume.split(':')))
      if (place.startsWith('.')) expect(existsSync(join(ROOT, 'deploy', place)), place).toBe(true);
      else expect(compose.volumes, name).toHaveProperty(place);
  }
  for (const host of ['pgbouncer', 'postgres']) expect(compose.services).toHaveProperty(host);
});

test('the port, the user and the folder match the Dockerfile', () => {
  const { ports } = containerOf('Deployment');
  expect(ports).toMatchObject([{ name: 'http', containerPort: PORT }, { name: 'metrics' }]);
  expect(Number(configured.METRICS_PORT)).toBe(ports?.[1]?.containerPort);
  expect(JSON.stringify(compose.services.site?.healthcheck)).toContain(`:${PORT}/readyz`);
  expect(read('deploy/Caddyfile')).toContain(`dynamic a site ${PORT}`);
  const user = Number(/^USER (\d+)$/m.exec(dockerfile)?.[1]);
  for (const kind of ['Deployment', 'Job']) {
    expect(templateOf(kind).spec.securityContext).toMatchObject({
      runAsUser: user,
      fsGroup: user,
      runAsNonRoot: true,
    });
    expect(containerOf(kind)).toMatchObject({
      image: 'gearup',
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      volumeMounts: [{ mountPath: /DATA_DIR=(\S+)/.exec(dockerfile)?.[1] }, { mountPath: '/tmp' }],
    });
  }
});

test('probes use existing endpoints, and an update keeps the number of pods', () => {
  expect(containerOf('Deployment')).toMatchObject({
    startupProbe: { httpGet: { path: '/readyz', port: 'http' } },
    readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
    livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
  });
  expect(find('Deployment').spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
});

test("the site's pods have their settings and volumes, and everything else refers to them", () => {
  for (const kind of ['Deployment', 'Job']) {
    const { volumes } = templateOf(kind).spec;
    const { envFrom, volumeMounts } = containerOf(kind);
    expect(envFrom).toEqual([{ configMapRef: find('ConfigMap').metadata }, { secretRef: { name: 'gearup' } }]);
    expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
  }
  const { labels } = templateOf('Deployment').metadata;
  for (const kind of ['Deployment', 'PodDisruptionBudget'])
    expect(find(kind).spec.selector).toEqual({ matchLabels: labels });
  expect(find('Service').spec).toEqual({
    selector: labels,
    ports: [{ name: 'http', port: 80, targetPort: 'http' }],
  });
  expect(JSON.stringify(find('Ingress').spec)).toContain(
    JSON.stringify({ service: { name: find('Service').metadata.name, port: { name: 'http' } } }),
  );
  expect(find('NetworkPolicy', 'gearup').spec).toMatchObject({
    podSelector: { matchLabels: labels },
    ingress: [{ ports: [{ port: 'http' }] }, { ports: [{ port: 'metrics' }] }],
  });
  const { apiVersion, kind, metadata } = find('Deployment');
  expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef).toEqual({ apiVersion, kind, name: metadata.name });
});

test('a commit is on two servers, and the pooler assigns a connection per transaction', () => {
  const cluster = find('Cluster');
  expect(cluster.spec.instances).toBeGreaterThan(1);
  expect(cluster.spec).toMatchObject({
    bootstrap: { initdb: { secret: { name: find('Secret', 'gearup-database').metadata.name } } },
    postgresql: { synchronous: { method: 'any', number: 1 } },
  });
  expect(find('Pooler').spec).toMatchObject({
    cluster: { name: cluster.metadata.name },
    type: 'rw',
    pgbouncer: { poolMode: 'transaction' },
  });
  // Each service in a URL exists: the pooler, and those that the operator creates for the cluster.
  expect(new URL(secret.DATABASE_URL ?? '').hostname).toBe(find('Pooler').metadata.name);
  expect(new URL(secret.DIRECT_DATABASE_URL ?? '').hostname).toBe(`${cluster.metadata.name}-rw`);
});

test('commands, images and versions exist', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const kustomization = parse(read('deploy/kubernetes/kustomization.yaml')) as {
    resources: string[];
    images: Fields[];
  };
  expect(kustomization.images).toEqual([{ name: 'gearup', newTag: version }]);
  expect(compose.services.site?.image).toBe(`gearup:${version}`);
  expect([...kustomization.resources, 'secret.example.yaml'].toSorted()).toEqual(files.toSorted());
  const { command = [] } = containerOf('Job');
  expect(compose.services.prepare?.command).toEqual(command);
  expect(existsSync(join(ROOT, command[1] ?? ''))).toBe(true);
  expect(dockerfile).toContain(`/app/${command[1]}`);
});

test("PgBouncer's limit on statements is the site's default", () => {
  const limits = read('deploy/pgbouncer.ini');
  expect(limits).toContain(`statement_timeout = ${SETTINGS.DATABASE_STATEMENT_MS.rule.parse(undefined)};`);
  expect(limits).toContain(`lock_timeout = ${SETTINGS.DATABASE_LOCK_MS.rule.parse(undefined)}'`);
  expect(limits).toContain('pool_mode = transaction');
});

test('the image contains no tests and nothing that only tests need', () => {
  const [image = ''] = dockerfile.split(/^FROM /m).slice(-1);
  const copied = [...image.matchAll(/^COPY --from=build ((?:[^\n]|\\\n)+)/gm)]
    .flatMap(([, paths = '']) => paths.split(/[\s\\]+/).filter((path) => path.startsWith('/app/')))
    .map((path) => path.slice('/app/'.length));
  expect(copied).toEqual(expect.arrayContaining(['server', 'shared', 'judge', 'prisma']));
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '');
  const isLeft = (file: string) =>
    ignored.some((pattern) => file.startsWith(`${pattern}/`) || matchesGlob(file, pattern));
  const copiedFiles = copied
    .filter((path) => !/^(dist|node_modules)$/.test(path) && existsSync(join(ROOT, path)))
    .flatMap((path) =>
      statSync(join(ROOT, path)).isFile()
        ? [path]
        : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file)),
    )
    .filter((file) => !isLeft(file));
  expect(copiedFiles.filter((file) => /\.test\.tsx?$|^(?!prisma\/content\/).*\btesting\//.test(file))).toEqual([]);
  const sources = copiedFiles.filter((file) => /\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(300);
  // The copied files import nothing that is left out.
  expect(sources.filter((file) => /from '(#server\/testing|(\.\.?\/)+testing)\//.test(read(file)))).toEqual([]);
});
