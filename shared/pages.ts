import { NAMED, type Page } from './page.ts';

const FIXED = {
  parent: null,
  query: { server: [], browser: [] },
  sitemap: 'no',
  offline: [],
  exists: 'always',
} as const;

/** A page that the server renders, with one address in the sitemap. */
const RENDERED = { ...FIXED, audience: 'everybody', rendered: true, robots: 'open', sitemap: 'page' } as const;
/** Rendered by the browser, for everybody. */
const DRAWN = { ...FIXED, audience: 'everybody', rendered: false, robots: 'open' } as const;
/** A page for one person or one visit. */
const PERSONAL = { ...DRAWN, robots: 'private' } as const;
const PANELS = { ...PERSONAL, audience: 'administrators', file: 'dashboard', title: 'Dashboard' } as const;

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
/** Filters by what only the browser knows, or with too many values for the server to render each. */
const SHEET_FILTERS = ['show', 'solvable', 'q', 'random'] as const;
const TURNED = { server: ['category', 'page'], browser: [] } as const;
const OF_PANELS = { server: [], browser: ['page', 'sort', 'order', 'search', 'edit', 'open'] } as const;
const WITH_SUBJECT = { server: [], browser: ['about'] } as const;
const WITH_TOKEN = { server: [], browser: ['token'] } as const;

const OF_LISTS = ['sheets.lists', 'sheets.problemsOfList'] as const;

const SDE_SHEET = {
  ...RENDERED,
  file: 'sheet',
  query: { server: ['topic', 'list', 'level', 'sort'], browser: ['company', ...SHEET_FILTERS] },
  offline: ['sheets.topics', 'sheets.problemsOfTopic', ...OF_LISTS],
} as const;
const QUESTIONS = {
  ...RENDERED,
  file: 'questions',
  query: TURNED,
  sitemap: 'list',
  offline: ['content.question.list', 'study.outline'],
} as const;
const QUESTIONS_FOR_USERS = { ...QUESTIONS, audience: 'users', rendered: false, sitemap: 'no' } as const;
const OF_CHEAT_SHEETS = ['content.cheatSheetItem.list', 'study.outline'] as const;
const CHEAT_SHEET = { ...QUESTIONS, file: 'cheat-sheet', offline: OF_CHEAT_SHEETS } as const;
const BLOGS = {
  ...RENDERED,
  file: 'blogs',
  query: TURNED,
  sitemap: 'list',
  offline: ['blogs.cards'],
  title: 'Technical Blogs',
} as const;
const PROJECTS = { ...RENDERED, file: 'projects', offline: ['content.projectIdea.list'] } as const;
const GUIDE = {
  ...RENDERED,
  offline: ['content.preparationGuide.list', 'content.preparationGuide.cards'],
} as const;

const idOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/** Every page of the site. */
export const pages = {
  home: { ...RENDERED, pattern: '/', title: 'Home', file: 'home', offline: ['contests.cards'] },
  sheet: { ...SDE_SHEET, pattern: '/Sheet', title: 'SDE Sheet' },
  newSheet: { ...SDE_SHEET, pattern: '/New-Updated-Sheet', title: 'New Updated Sheet', sitemap: { sameAs: 'sheet' } },
  companySheet: {
    ...RENDERED,
    pattern: '/Company-Wise-Sheet',
    title: 'Company Wise Sheet',
    file: 'company-sheet',
    query: { server: ['company', 'list', 'level', 'sort'], browser: SHEET_FILTERS },
    offline: ['sheets.companies', 'sheets.problemsOfCompany', 'sheets.companiesOf', ...OF_LISTS],
  },
  top50: {
    ...RENDERED,
    pattern: '/Top-50',
    title: 'Top 50',
    file: 'top-50',
    query: { server: ['list', 'level', 'sort'], browser: ['company', ...SHEET_FILTERS] },
    offline: ['sheets.top50', ...OF_LISTS],
  },
  languages: {
    ...RENDERED,
    pattern: '/Languages',
    title: 'Languages',
    file: 'languages',
    offline: ['content.languageCard.list', 'study.subjects'],
  },
  csFundamental: { ...QUESTIONS, pattern: '/CS-Fundamental', title: 'CS Fundamentals' },
  csFundametal: {
    ...QUESTIONS,
    pattern: '/CS-Fundametal',
    title: 'CS Fundamentals',
    sitemap: { sameAs: 'csFundamental' },
  },
  dsa: { ...QUESTIONS_FOR_USERS, pattern: '/DSA', title: 'DSA' },
  python: { ...QUESTIONS, pattern: '/Python', title: 'Python' },
  java: { ...QUESTIONS, pattern: '/Java', title: 'Java' },
  dbms: { ...QUESTIONS_FOR_USERS, pattern: '/Dbms', title: 'DBMS' },
  cpp: { ...QUESTIONS, pattern: '/Cpp', title: 'C++' },
  c: { ...QUESTIONS, pattern: '/C', title: 'C' },
  gitLinux: { ...QUESTIONS, pattern: '/Git-Linux', title: 'Git and Linux' },
  javaScript: { ...QUESTIONS, pattern: '/JavaScript', title: 'Web Development' },
  devOps: { ...QUESTIONS, pattern: '/DevOps', title: 'DevOps, Testing and Security' },
  machineLearning: { ...QUESTIONS, pattern: '/Machine-Learning', title: 'Machine Learning' },
  behavioral: { ...QUESTIONS, pattern: '/Behavioral', title: 'Behavioral and Aptitude' },
  design: { ...QUESTIONS, pattern: '/System-Design', title: 'System Design' },
  jsCheatSheet: { ...CHEAT_SHEET, pattern: '/JSCheatsheet', title: 'JavaScript' },
  cppStlCheatSheet: { ...CHEAT_SHEET, pattern: '/Cppstl', title: 'C++ STL' },
  cheatSheets: { ...CHEAT_SHEET, pattern: '/Cheat-Sheets', title: 'Cheat Sheets' },
  blogs: { ...BLOGS, pattern: '/Technical-Blog' },
  techblog: { ...BLOGS, pattern: '/techblog', sitemap: { sameAs: 'blogs' } },
  technicalblog: { ...BLOGS, pattern: '/Technicalblog', sitemap: { sameAs: 'blogs' } },
  blog: {
    ...RENDERED,
    pattern: '/detail/:id',
    title: 'Blog',
    parent: 'blogs',
    file: 'blog',
    sitemap: { each: 'blog', by: 'id' },
    offline: ['blogs.page'],
    exists: ({ id }) => ({ query: 'blogs.page', input: { id: idOf(id) } }),
  },
  contests: {
    ...DRAWN,
    pattern: '/Contest-Solution',
    title: 'Contest Solutions',
    file: 'contests',
    audience: 'users',
    offline: ['contests.cards'],
  },
  contest: {
    ...RENDERED,
    pattern: '/contestdetail/:id',
    title: 'Contest',
    parent: 'contests',
    file: 'contest',
    sitemap: { each: 'contest', by: 'id' },
    offline: ['contests.contest'],
    exists: ({ id }) => ({ query: 'contests.contest', input: { idOrKey: id } }),
  },
  companiesPreparation: {
    ...{ ...GUIDE, pattern: '/Companies_Preaparation_Sheet', title: 'Companies Preparation' },
    ...{ file: 'companies-preparation', offline: ['content.preparationGuide.cards'] },
  },
  tcs: { ...GUIDE, pattern: '/TCS', title: 'TCS', parent: 'companiesPreparation', file: 'tcs' },
  preparation: {
    ...GUIDE,
    pattern: '/Preparation/:slug',
    title: 'Preparation',
    parent: 'companiesPreparation',
    file: 'preparation',
    sitemap: { each: 'preparationGuide', by: 'slug', ownPages: ['tcs'] },
    exists: ({ slug = '' }) => ({
      query: 'content.preparationGuide.list',
      input: { filter: { slug: slug.toLowerCase() } },
    }),
  },
  projects: { ...PROJECTS, pattern: '/Project', title: 'Project ideas' },
  problem: {
    ...RENDERED,
    pattern: '/Problem/:slug',
    title: 'Problem',
    parent: 'sheet',
    file: 'problem',
    sitemap: { each: 'problem', by: 'slug' },
    offline: ['practice.page', 'practice.judging'],
    exists: ({ slug = '' }) => ({ query: 'practice.page', input: { slug } }),
    query: { server: [], browser: ['review'] },
  },
  sql: { ...RENDERED, pattern: '/SQL', title: 'SQL exercises', file: 'sql', offline: ['practice.exercises'] },
  interview: { ...RENDERED, pattern: '/Interview', title: 'Mock interview', file: 'interview' },
  reviews: { ...PERSONAL, pattern: '/Reviews', title: 'Reviews', file: 'reviews', offline: ['study.question'] },
  ai: { ...RENDERED, pattern: '/AI', title: 'TechAI', file: 'ai', query: WITH_SUBJECT },
  about: { ...RENDERED, pattern: '/About', title: 'About', file: 'about' },
  contact: { ...DRAWN, pattern: '/Contact', title: 'Contact', file: 'contact' },
  contactForm: { ...PERSONAL, pattern: '/Contactform', title: 'Contact', file: 'contact', audience: 'users' },
  login: { ...PERSONAL, pattern: '/Login', title: 'Login', file: 'login', query: { server: [], browser: ['message'] } },
  signUp: { ...PERSONAL, pattern: '/Signup', title: 'Sign up', file: 'signup' },
  forgotPassword: { ...PERSONAL, pattern: '/Forgetpassword', title: 'Forgot Password', file: 'forgot-password' },
  profile: { ...PERSONAL, pattern: '/Profile', title: 'Profile', file: 'profile' },
  publicProfile: { ...RENDERED, ...NAMED, pattern: '/u/:name', title: 'Public profile', file: 'public-profile' },
  contributeBlog: {
    ...PERSONAL,
    pattern: '/Contibuteblog',
    title: 'Contribute a Blog',
    file: 'contribute-blog',
    audience: 'users',
  },
  administratorLogin: { ...PERSONAL, pattern: '/Adminlogin', title: 'Admin login', file: 'admin-login' },
  addAdministrator: { ...PERSONAL, pattern: '/AddAdmin', title: 'Add an administrator', file: 'add-admin' },
  dashboard: { ...PANELS, pattern: '/Dashboard' },
  dashboardPanel: {
    ...PANELS,
    pattern: '/Dashboard/:panel',
    parent: 'dashboard',
    query: OF_PANELS,
    exists: 'panel',
  },
  newsletterConfirm: {
    ...PERSONAL,
    pattern: '/newsletter/confirm',
    title: 'Confirm your subscription',
    file: 'newsletter-confirm',
    query: WITH_TOKEN,
  },
  newsletterUnsubscribe: {
    ...PERSONAL,
    pattern: '/newsletter/unsubscribe',
    title: 'Unsubscribe',
    file: 'newsletter-unsubscribe',
    query: WITH_TOKEN,
  },
  results: {
    ...PERSONAL,
    pattern: '/results',
    title: 'Search results',
    file: 'results',
    query: { server: [], browser: ['q', 'kind'] },
  },
  result: {
    ...PERSONAL,
    pattern: '/results/:id',
    title: 'Search result',
    parent: 'results',
    file: 'result',
    exists: ({ id }) => ({ query: 'search.result', input: { key: id } }),
  },
  availableSoon: { ...RENDERED, pattern: '/Pagenotfound', title: 'Available soon', file: 'available-soon' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The facts of a page, without the literal types of its entry. */
export const pageOf = (name: PageName): Page => pages[name];

export const pageNames = Object.keys(pages) as PageName[]; // Object.keys forgets the literal keys
