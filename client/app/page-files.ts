import type { ComponentType } from 'react';
import { matchPage, type PageName } from '#shared/paths.ts';

/** The file in client/pages of each page. */
export const pageFiles: Record<PageName, string> = {
  home: 'home',
  sheet: 'sheet',
  newSheet: 'sheet',
  companySheet: 'company-sheet',
  top50: 'top-50',
  notes: 'notes',
  csFundamental: 'questions',
  csFundametal: 'questions',
  dsa: 'questions',
  python: 'questions',
  java: 'questions',
  dbms: 'questions',
  cpp: 'questions',
  c: 'questions',
  jsCheatSheet: 'cheat-sheet',
  cppStlCheatSheet: 'cheat-sheet',
  blogs: 'blogs',
  techblog: 'blogs',
  technicalblog: 'blogs',
  blog: 'blog',
  contests: 'contests',
  contest: 'contest',
  companiesPreparation: 'companies-preparation',
  tcs: 'tcs',
  preparation: 'preparation',
  projects: 'projects',
  ai: 'ai',
  about: 'about',
  contact: 'contact',
  contactForm: 'contact',
  login: 'login',
  signUp: 'signup',
  forgotPassword: 'forgot-password',
  profile: 'profile',
  contributeBlog: 'contribute-blog',
  administratorLogin: 'admin-login',
  addAdministrator: 'add-admin',
  dashboard: 'dashboard',
  dashboardPanel: 'dashboard',
  newsletterConfirm: 'newsletter-confirm',
  newsletterUnsubscribe: 'newsletter-unsubscribe',
  results: 'results',
  result: 'result',
  availableSoon: 'available-soon',
};

export const NOT_FOUND = 'not-found';

type PageModule = { default: ComponentType };

const loaders = import.meta.glob<PageModule>('../pages/*.tsx');
const loaded = new Map<string, ComponentType>();

/** Loads the code of a page. */
export async function loadPage(file: string): Promise<PageModule> {
  const load = loaders[`../pages/${file}.tsx`];
  if (!load) throw new Error(`client/pages/${file}.tsx does not exist`);
  const page = await load();
  loaded.set(file, page.default);
  return page;
}

/** A page whose code is there already, so that it can be drawn without waiting. */
export const loadedPage = (file: string): ComponentType | undefined => loaded.get(file);

/** The file of the page at an address. */
export function fileOf(path: string): string {
  const match = matchPage(path);
  return match ? pageFiles[match.page] : NOT_FOUND;
}
