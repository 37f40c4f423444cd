/** The layers of server/, and the three rules for its imports. */

const DATABASE = /^(pg|@prisma\/.*)$/;
const HTTP = /^(cookie|cors|express|helmet|negotiator|sirv|@trpc\/.*)$/;

/** Stands for every folder that is not named in a layer. */
const DOMAINS = '<domain>/';

/**
 * The layers from the lowest to the highest. A file may import from its own folder and from lower layers; folders in
 * one layer do not import each other. ARCHITECTURE.md says what each folder is for.
 */
export const SERVER_LAYERS: readonly (readonly string[])[] = [
  ['config/', 'database-errors.ts'],
  ['errors.ts', 'logging/', 'metrics/'],
  ['adapters/'],
  ['database/'],
  ['access/'],
  ['own-records/'],
  ['http/'],
  ['search/'],
  ['content/'],
  ['ground.ts'],
  [DOMAINS],
  ['assistant/', 'backup/', 'content-files/', 'content-lists/', 'dashboard/', 'public-profiles/'],
  ['site/'],
  ['domains.ts'],
  ['app.ts'],
  ['process/'],
  ['main.ts'],
];

const places = SERVER_LAYERS.flatMap((names, layer) => names.map((name) => ({ path: `server/${name}`, layer })));

/** The APIs of a domain: its files for plain HTTP, tRPC and REST. */
const DOOR = /^server\/[^/]+\/(trpc|rest|web)\.ts$/;
/** The files besides the APIs in which HTTP may be used. */
const SPEAKS_HTTP = /^server\/(http|site)\/|^server\/app\.ts$/;
/** The files in which the database may be used, except for APIs. */
const KNOWS_DATABASE =
  /^server\/(?!http\/|adapters\/|config\/|logging\/|process\/)[^/]+\/|^server\/(database-)?errors\.ts$/;

/** What server/ may import from outside: never the client's code. */
const FROM_OUTSIDE = ['judge/', 'shared/', 'prisma/generated/'];

/** This folder starts the app, so it may import APIs, like the files at the root of server/. */
const PROCESS = 'server/process/';

const DOMAIN_LAYER = SERVER_LAYERS.findIndex((names) => names.includes(DOMAINS));

function placeOf(file: string) {
  const domain = /^server\/(?!testing\/)[^/]+\//.exec(file)?.[0];
  const named = places.find(({ path }) => file.startsWith(path));
  return named ?? (domain === undefined ? undefined : { path: domain, layer: DOMAIN_LAYER });
}

export const isInServerLayers = (file: string): boolean => placeOf(file) !== undefined;

const mayTouchDatabase = (file: string) => KNOWS_DATABASE.test(file) && !DOOR.test(file);
const maySpeakHttp = (file: string) => DOOR.test(file) || SPEAKS_HTTP.test(file);

export const DATABASE_SAYS =
  'only services touch the database, and an API only translates: ask the service of the domain (server/<domain>/<domain>.ts)';
const HTTP_SAYS =
  'a service knows no HTTP: what speaks it belongs in the trpc.ts, rest.ts or web.ts of its domain, or in server/http';

/** Returns why a file of server/ may not import a package; null if it may. */
export function packageFault(file: string, specifier: string): string | null {
  if (HTTP.test(specifier) && !maySpeakHttp(file)) return HTTP_SAYS;
  return DATABASE.test(specifier) && !mayTouchDatabase(file) ? DATABASE_SAYS : null;
}

/** Returns why a file of server/ may not import a file of the project; null if it may. */
export function serverLayerFault(file: string, target: string, isType: boolean): string | null {
  const from = placeOf(file);
  if (!from) return null;
  const to = placeOf(target);
  if (!to) {
    if (target.startsWith('prisma/generated/')) return mayTouchDatabase(file) ? null : DATABASE_SAYS;
    // Only its types, not the reader itself.
    const isShape = isType && target === 'prisma/content.ts';
    return isShape || FROM_OUTSIDE.some((path) => target.startsWith(path))
      ? null
      : 'the server uses server and shared: what starts belongs in scripts or prisma/seed.ts, what both sides need in shared';
  }
  if (from.path === to.path) return null;
  if (DOOR.test(target) && from.path.endsWith('/') && from.path !== PROCESS)
    return 'an API is joined to the others in its domain.ts, and in server/domains.ts alone: ask the service behind it';
  if (to.layer < from.layer) return null;
  if (to.layer === from.layer)
    return `${nameOf(from)} and ${nameOf(to)} are in one layer and do not know each other: what both need belongs lower, in server/content, server/access or shared/rules, and server/domains.ts brings two together`;
  return `${nameOf(to)} is above ${nameOf(from)}: hand in what is needed from there, or move it down to ${lower(from)}`;
}

const nameOf = ({ path }: { path: string }) => path.replace(/\/$/, '');
const lower = (place: { path: string; layer: number }) =>
  place.layer === 0 ? 'shared' : `${nameOf(place)} or a layer below it (scripts/checks/layout-server.ts)`;

/** The fault of a file that imports both HTTP and the database. */
export const BOTH_SAYS = 'a file knows HTTP or the database, never both: split it into an API and a service';
export const knowsHttp = (specifier: string): boolean => HTTP.test(specifier);
export const knowsDatabase = (specifier: string, target: string | null): boolean =>
  DATABASE.test(specifier) || target?.startsWith('prisma/generated/') === true;

export { mayTouchDatabase };
