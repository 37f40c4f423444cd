import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { ruleOf } from '#server/access/access.ts';
import { quietDomains } from '#server/testing/quiet-domains.ts';
import { DOCUMENTED } from '#server/testing/documented.ts';
import { PAGE, startTestApp } from '#server/testing/test-app.ts';
import { ERROR_CODES } from '#shared/errors.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

type Operation = {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; content: object }>;
};
type Description = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown>; required?: string[] }> };
};

const app = await startTestApp();
const { routes } = quietDomains(app);
const answer = await app.rest('/openapi.json');
const description = answer.json<Description>();
const { schemas } = description.components;

test('is served as JSON, and names the site', () => {
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(description.openapi).toMatch(/^3\.1\.\d+$/);
  expect(description.info).toMatchObject({ title: 'GearUp', version: expect.any(String) as string });
  expect(description.servers).toEqual([{ url: app.url }]);
});

/** The rules recommended by Redocly that the description breaks. */
async function brokenRules(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  return problems.filter(({ severity }) => severity === 'error').map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('breaks none of the recommended rules', async () => {
  expect(await brokenRules(answer.text)).toEqual([]);
  const unsaid = answer.text.replaceAll('"security":[],', '');
  expect((await brokenRules(unsaid))[0]).toMatch(/^security-defined: /);
});

test('lists every served route and no other', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

test('every reference can be resolved', () => {
  const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
  expect(references.length).toBeGreaterThan(50);
  for (const target of references) {
    expect(target).toMatch(/^#\/components\/schemas\//);
    expect(schemas, target).toHaveProperty([target.replace('#/components/schemas/', '')]);
  }
});

test('every operation has a unique name', () => {
  const ids = routes.map(({ method, path }) => description.paths[path]?.[method.toLowerCase()]?.operationId);
  expect(new Set(ids).size).toBe(routes.length);
  for (const id of ids) expect(id).toMatch(/^[a-zA-Z][\w]*$/);
});

describe.each(routes)('$method $path', ({ method, path, action, body }) => {
  const operation = description.paths[path]?.[method.toLowerCase()];

  test('declares its parameters, its body and its required credentials', () => {
    const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required === true)).toBe(true);
    const { roles, byToken } = ruleOf(action);
    expect(operation?.security).toHaveLength(roles.includes('visitor') ? 0 : roles.length + (byToken ? 2 : 1));
    expect(operation?.summary).not.toBe('');
    expect(operation?.requestBody !== undefined).toBe(body !== undefined);
  });

  test('describes its answers', () => {
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toContain('500');
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    for (const { description: text, content } of Object.values(operation?.responses ?? {})) {
      expect(text).not.toBe('');
      expect(content).toHaveProperty(['application/json', 'schema']);
    }
  });
});

test.each(Object.entries(DOCUMENTED))('%s is described with the legacy fields', (name, { fields, required }) => {
  expect(Object.keys(schemas[name]?.properties ?? {}).toSorted()).toEqual(fields.toSorted());
  const resource: Resource = resources[name as ResourceName];
  const requiredFields = fields.filter((field) => resource.fields[field]?.unsetAtRest !== 'absent');
  expect(schemas[name]?.required?.toSorted()).toEqual(requiredFields.toSorted());
  expect(schemas[`${name}.create`]?.required?.toSorted()).toEqual(Object.keys(required).toSorted());
  expect(schemas[`${name as ResourceName}.update`]?.required).toBeUndefined();
  expect(schemas[`${name}.create`]?.properties).not.toHaveProperty('_id');
});

test('the error codes are the closed list', () => {
  expect(schemas.Error?.properties.code).toEqual({ type: 'string', enum: ERROR_CODES });
});

test('is shown to people on a page', async () => {
  const page = await app.rest('/api-docs');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.text).not.toBe(PAGE);
  const assets = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of assets) expect((await app.rest(path)).status, path).toBe(200);
  // The page's policy allows no inline scripts.
  expect(page.text).not.toMatch(/<script>|\son\w+=/);
});
