/* The common facts of pages; their entries in shared/pages.ts add the others. */

const FIXED = {
  parent: null,
  query: { server: [], browser: [] },
  sitemap: 'no',
  offline: [],
  exists: 'always',
} as const;

/** A page that the server renders, with one address in the sitemap. */
export const RENDERED = { ...FIXED, audience: 'everybody', rendered: true, robots: 'open', sitemap: 'page' } as const;
/** Rendered by the browser, for everybody. */
export const BROWSER_RENDERED = { ...FIXED, audience: 'everybody', rendered: false, robots: 'open' } as const;
/** A page for one person or one visit. */
export const PERSONAL = { ...BROWSER_RENDERED, robots: 'private' } as const;
/** The server renders the part that is the same for everybody; the learner's records are in the browser. */
export const OWN_RECORDS = { ...PERSONAL, rendered: true } as const;
/** The target of a link in a mail: its form works without scripts, and the server renders it without the token. */
export const MAIL_LINK = { ...PERSONAL, rendered: true, query: { server: ['outcome'], browser: ['token'] } } as const;
export const SHARED = {
  ...PERSONAL,
  exists: ({ token = '' }) => ({ query: 'lists.shared', input: { token } }),
} as const;
export const PANELS = { ...PERSONAL, audience: 'administrators', file: 'dashboard', title: 'Dashboard' } as const;

/** In this order, so that equal addresses are equal strings (rules/sheets/sheet-address.ts). */
export const SHEET_PARAMETERS = [
  'topic',
  'company',
  'list',
  'level',
  'show',
  'solvable',
  'q',
  'sort',
  'random',
] as const;
/** Filters by data that only the browser has, or with too many values for the server to render each. */
export const SHEET_FILTERS = ['show', 'solvable', 'q', 'random'] as const;
const CATEGORY_AND_PAGE = { server: ['category', 'page'], browser: [] } as const;
export const OF_PANELS = { server: [], browser: ['page', 'sort', 'order', 'search', 'edit', 'open'] } as const;
export const WITH_SUBJECT = { server: [], browser: ['about'] } as const;

export const OF_LISTS = ['sheets.lists', 'sheets.problemsOfList'] as const;

export const SDE_SHEET = {
  ...RENDERED,
  file: 'sheet',
  query: { server: ['topic', 'list', 'level', 'sort'], browser: ['company', ...SHEET_FILTERS] },
  offline: ['sheets.topics', 'sheets.problemsOfTopic', ...OF_LISTS],
} as const;
export const QUESTIONS = {
  ...RENDERED,
  file: 'questions',
  query: CATEGORY_AND_PAGE,
  sitemap: 'list',
  offline: ['content.question.list', 'study.outline'],
} as const;
export const QUESTIONS_FOR_USERS = { ...QUESTIONS, audience: 'users', rendered: false, sitemap: 'no' } as const;
const OF_CHEAT_SHEETS = ['content.cheatSheetItem.list', 'study.outline'] as const;
export const CHEAT_SHEET = { ...QUESTIONS, file: 'cheat-sheet', offline: OF_CHEAT_SHEETS } as const;
export const BLOGS = {
  ...RENDERED,
  file: 'blogs',
  query: CATEGORY_AND_PAGE,
  sitemap: 'list',
  offline: ['blogs.cards'],
  title: 'Technical Blogs',
} as const;
export const PROJECTS = { ...RENDERED, file: 'projects', offline: ['content.projectIdea.list'] } as const;
export const GUIDE = {
  ...RENDERED,
  offline: ['content.preparationGuide.list', 'content.preparationGuide.cards'],
} as const;
