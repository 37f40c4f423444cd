import type { Ajv2020 as Ajv, ValidateFunction } from 'ajv/dist/2020.js';
import { Agent, request } from 'node:http';

type Response = { content: { 'application/json': { schema: object } } };
type Operation = { responses: Record<number, Response | undefined> };
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> & { Error: object } };
};

/** The response to one call. */
export type RestAnswer = { siteUrl: string; method: string; path: string; status: number; body: unknown };

/** The paths of other APIs, and of the description itself. */
const ELSEWHERE = /^\/(trpc|auth|api-docs|openapi\.json|health)(\/|$|\?)/;

/** The contracts by the address of a site. */
const contracts = new Map<string, Promise<Contract | null>>();
/** The contracts by the text of a description, as most sites have the same one. */
const known = new Map<string, Contract>();

/** @throws Error when a JSON response of the REST API does not match the site's own /openapi.json */
export async function refuseUndescribed({ siteUrl, method, path, status, body }: RestAnswer): Promise<void> {
  if (ELSEWHERE.test(path)) return;
  const contract = contracts.get(siteUrl) ?? readContract(siteUrl);
  contracts.set(siteUrl, contract);
  const fault = (await contract)?.faultOf({ method, path, status, body });
  if (fault !== undefined) throw new Error(`${method} ${path} answered ${status}, and ${fault}`);
}

type Contract = { faultOf(answer: Omit<RestAnswer, 'siteUrl'>): string | undefined };

/** Returns null for a site without a description, such as a provider in tests. */
async function readContract(siteUrl: string): Promise<Contract | null> {
  const text = await fetchDescription(siteUrl);
  if (text === null) return null;
  // Each schema is compiled separately, with the schemas that it refers to under $defs.
  const moved = text.replaceAll('#/components/schemas/', '#/$defs/').replaceAll(siteUrl, '');
  const contract = known.get(moved) ?? contractOf(JSON.parse(moved) as Description, await validator()); // as server/http/rest/openapi.ts makes it
  known.set(moved, contract);
  return contract;
}

function contractOf({ paths, components }: Description, ajv: Ajv): Contract {
  const validators = new Map<unknown, ValidateFunction>();
  const faultIn = (schema: object, value: unknown) => {
    const validate = validators.get(schema) ?? ajv.compile({ ...schema, $defs: components.schemas });
    validators.set(schema, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'the body' });
  };
  const operations = Object.entries(paths).map(([path, byVerb]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
    byVerb,
  }));
  return {
    faultOf({ method, path, status, body }) {
      const [pathname = ''] = path.split('?', 1);
      const verb = method.toLowerCase();
      const operation = operations.find(({ pattern }) => pattern.test(pathname))?.byVerb[verb];
      // Errors have one shape, at unknown paths too.
      if (!operation) return status < 400 ? undefined : faultIn(components.schemas.Error, body);
      const described = operation.responses[status];
      return described ? faultIn(described.content['application/json'].schema, body) : 'this status is not described';
    },
  };
}

let loading: Promise<Ajv> | undefined;

/** Loaded with the first response, as test files that start no site do not need it. */
const validator = () =>
  (loading ??= Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')]).then(
    ([{ Ajv2020 }, { default: formats }]) => {
      const ajv = new Ajv2020({ strict: false, allErrors: false });
      formats.default(ajv);
      return ajv;
    },
  ));

const agent = new Agent({ keepAlive: true });

function fetchDescription(siteUrl: string): Promise<string | null> {
  return new Promise((done) => {
    const descriptionRequest = request(`${siteUrl}/openapi.json`, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const isOurs = response.statusCode === 200 && response.headers['content-type']?.includes('json');
        done(isOurs ? Buffer.concat(chunks).toString() : null);
      });
    });
    descriptionRequest.on('error', () => done(null));
    descriptionRequest.end();
  });
}
