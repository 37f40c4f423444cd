type Page = {
  pattern: string;
  title: string;
  /** The server sends its content, readable without scripts. */
  rendered?: true;
  /** Shows what that page shows, which is the one that search engines are told of. */
  sameAs?: string;
};

/** Every page's address. Patterns match without regard to case; `:name` stands for one segment. */
export const pages = {
  home: { pattern: '/', title: 'Home', rendered: true },
  sheet: { pattern: '/Sheet', title: 'SDE Sheet', rendered: true },
  newSheet: { pattern: '/New-Updated-Sheet', title: 'New Updated Sheet', sameAs: 'sheet', rendered: true },
  companySheet: { pattern: '/Company-Wise-Sheet', title: 'Company Wise Sheet', rendered: true },
  top50: { pattern: '/Top-50', title: 'Top 50', rendered: true },
  notes: { pattern: '/Languages', title: 'Languages', rendered: true },
  csFundamental: { pattern: '/CS-Fundamental', title: 'CS Fundamentals', rendered: true },
  csFundametal: { pattern: '/CS-Fundametal', title: 'CS Fundamentals', sameAs: 'csFundamental', rendered: true },
  dsa: { pattern: '/DSA', title: 'DSA' },
  python: { pattern: '/Python', title: 'Python', rendered: true },
  java: { pattern: '/Java', title: 'Java', rendered: true },
  dbms: { pattern: '/Dbms', title: 'DBMS' },
  cpp: { pattern: '/Cpp', title: 'C++', rendered: true },
  c: { pattern: '/C', title: 'C', rendered: true },
  jsCheatSheet: { pattern: '/JSCheatsheet', title: 'JavaScript', rendered: true },
  cppStlCheatSheet: { pattern: '/Cppstl', title: 'C++ STL', rendered: true },
  blogs: { pattern: '/Technical-Blog', title: 'Technical Blogs', rendered: true },
  techblog: { pattern: '/techblog', title: 'Technical Blogs', sameAs: 'blogs', rendered: true },
  technicalblog: { pattern: '/Technicalblog', title: 'Technical Blogs', sameAs: 'blogs', rendered: true },
  blog: { pattern: '/detail/:id', title: 'Blog', rendered: true },
  contests: { pattern: '/Contest-Solution', title: 'Contest Solutions' },
  contest: { pattern: '/contestdetail/:id', title: 'Contest', rendered: true },
  companiesPreparation: { pattern: '/Companies_Preaparation_Sheet', title: 'Companies Preparation', rendered: true },
  tcs: { pattern: '/TCS', title: 'TCS', rendered: true },
  preparation: { pattern: '/Preparation/:company', title: 'Preparation', rendered: true },
  projects: { pattern: '/Project', title: 'Project ideas', rendered: true },
  ai: { pattern: '/AI', title: 'TechAI', rendered: true },
  about: { pattern: '/About', title: 'About', rendered: true },
  contact: { pattern: '/Contact', title: 'Contact' },
  contactForm: { pattern: '/Contactform', title: 'Contact' },
  login: { pattern: '/Login', title: 'Login' },
  signUp: { pattern: '/Signup', title: 'Sign up' },
  forgotPassword: { pattern: '/Forgetpassword', title: 'Forgot Password' },
  profile: { pattern: '/Profile', title: 'Profile' },
  contributeBlog: { pattern: '/Contibuteblog', title: 'Contribute a Blog' },
  administratorLogin: { pattern: '/Adminlogin', title: 'Admin login' },
  addAdministrator: { pattern: '/AddAdmin', title: 'Add an administrator' },
  dashboard: { pattern: '/Dashboard', title: 'Dashboard' },
  dashboardPanel: { pattern: '/Dashboard/:panel', title: 'Dashboard' },
  newsletterConfirm: { pattern: '/newsletter/confirm', title: 'Confirm your subscription' },
  newsletterUnsubscribe: { pattern: '/newsletter/unsubscribe', title: 'Unsubscribe' },
  results: { pattern: '/results', title: 'Search results' },
  result: { pattern: '/results/:id', title: 'Search result' },
  availableSoon: { pattern: '/Pagenotfound', title: 'Available soon', rendered: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** What programs subscribe to. */
export const FEEDS = {
  blogs: '/feeds/blogs.atom',
  contests: '/feeds/contests.atom',
  calendar: '/contests.ics',
} as const;

export const CONTEST_CALENDAR_PATTERN = '/contests/:id.ics';

/** One contest for a calendar. */
export const contestCalendarAddress = (id: number): string => CONTEST_CALENDAR_PATTERN.replace(':id', String(id));

/** The address of a page; parameters stand in for the segments that the pattern leaves open. */
export function href(page: PageName, parameters: Record<string, string | number> = {}): string {
  return pages[page].pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
}

export type Match = { page: PageName; parameters: Record<string, string> };

/** The page of a path, with the open segments as they stand in the address; null for an unknown one. */
export function matchPage(path: string): Match | null {
  const segments = segmentsOf(path);
  for (const [page, { pattern }] of Object.entries(pages)) {
    const parameters = matchSegments(segmentsOf(pattern), segments);
    if (parameters) return { page: page as PageName, parameters }; // a key of pages
  }
  return null;
}

/** The one address of what a path shows, as it is listed; null for an unknown path. */
export function canonicalPath(path: string): string | null {
  const match = matchPage(path);
  if (!match) return null;
  const page = pages[match.page];
  return href('sameAs' in page ? page.sameAs : match.page, match.parameters);
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':')) parameters[expected.slice(1)] = decode(segment);
    else if (expected.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return parameters;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
