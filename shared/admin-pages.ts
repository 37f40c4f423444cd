import type { PageName } from './pages.ts';
import type { Resource } from './resource.ts';
import { type ResourceName, resourceNames, resources } from './resources/index.ts';

/** A page of the back office; its slug is its address. */
export type AdminPage = { slug: string; label: string } & (
  | { kind: 'form' | 'list'; resource: ResourceName }
  | {
      kind:
        | 'home'
        | 'users'
        | 'administrators'
        | 'subscribers'
        | 'messages'
        | 'newsletters'
        | 'pictures'
        | 'changes'
        | 'links'
        | 'catalogue'
        | 'own-access'
        | 'audit';
    }
);

export type MenuEntry =
  | { group: string; pages: AdminPage[] }
  | AdminPage
  | { heading: string }
  | { page: PageName; label: string };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The addresses of a resource's form and list, also for links to them. */
export const formSlug = (resource: ResourceName): string => `new-${kebab(resource)}`;
export const listSlug = (resource: ResourceName): string => kebab(resource);

const byGroup = Map.groupBy(resourceNames, (name) => resources[name].menu.group);

/** The groups of the old site. */
const FORMER_GROUPS = ['Sheet', 'Language', 'Technical blogs', 'Contest Solution', 'Cheatnote'];

const groups = [...byGroup].map(([group, names]) => ({
  group,
  pages: names.flatMap((resource): AdminPage[] => [
    { slug: formSlug(resource), label: resources[resource].menu.create, kind: 'form', resource },
    { slug: listSlug(resource), label: resources[resource].menu.manage, kind: 'list', resource },
  ]),
}));
const isFormer = ({ group }: { group: string }) => FORMER_GROUPS.includes(group);

/** The sidebar: first the entries of the old site, with the same texts and order, then new ones. */
export const MENU: readonly MenuEntry[] = [
  { slug: '', label: 'Dashboard', kind: 'home' },
  { slug: 'users', label: 'Users', kind: 'users' },
  ...groups.filter(isFormer),
  { slug: 'queries', label: 'Queries', kind: 'messages' },
  { page: 'addAdministrator', label: 'Sign Up' },
  { heading: 'More content' },
  ...groups.filter((entry) => !isFormer(entry)),
  { slug: 'catalogue', label: 'Problems with their places', kind: 'catalogue' },
  { slug: 'pictures', label: 'Pictures', kind: 'pictures' },
  { heading: 'People' },
  { slug: 'administrators', label: 'Admins', kind: 'administrators' },
  { slug: 'subscribers', label: 'Subscribers', kind: 'subscribers' },
  { slug: 'newsletters', label: 'Newsletters', kind: 'newsletters' },
  { heading: 'Upkeep' },
  { slug: 'changes', label: 'Recent changes', kind: 'changes' },
  { slug: 'links', label: 'Dead links', kind: 'links' },
  { slug: 'audit', label: 'Audit log', kind: 'audit' },
  { slug: 'password', label: 'Password and sessions', kind: 'own-access' },
];

const pages = MENU.flatMap((entry) => ('group' in entry ? entry.pages : 'slug' in entry ? [entry] : []));

const formerly = (resource: ResourceName) => (resources[resource] as Resource).formerly;

/** The current and former slugs of a page; for a resource also with its former name. */
function slugsOf(page: AdminPage): string[] {
  const former = 'resource' in page ? formerly(page.resource) : undefined;
  if (former === undefined) return [page.slug];
  return [page.slug, page.kind === 'form' ? `new-${kebab(former)}` : kebab(former)];
}

/** Null for an address without a page. */
export const adminPageAt = (slug: string): AdminPage | null =>
  pages.find((page) => slugsOf(page).includes(slug.toLowerCase())) ?? null;

/** The resource with this name in files and addresses, including former names. */
export const resourceAt = (slug: string): ResourceName | undefined =>
  resourceNames.find((name) => [listSlug(name), kebab(formerly(name) ?? name)].includes(slug));
