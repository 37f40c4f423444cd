type Page = { pattern: string; title: string };

/** Every page's address. Patterns match without regard to case; `:name` stands for one segment. */
export const pages = {
  home: { pattern: '/', title: 'Home' },
  sheet: { pattern: '/Sheet', title: 'SDE Sheet' },
  newSheet: { pattern: '/New-Updated-Sheet', title: 'New Updated Sheet' },
  companySheet: { pattern: '/Company-Wise-Sheet', title: 'Company Wise Sheet' },
  top50: { pattern: '/Top-50', title: 'Top 50' },
  notes: { pattern: '/Languages', title: 'Languages' },
  csFundamental: { pattern: '/CS-Fundamental', title: 'CS Fundamentals' },
  csFundametal: { pattern: '/CS-Fundametal', title: 'CS Fundamentals' },
  dsa: { pattern: '/DSA', title: 'DSA' },
  python: { pattern: '/Python', title: 'Python' },
  java: { pattern: '/Java', title: 'Java' },
  dbms: { pattern: '/Dbms', title: 'DBMS' },
  cpp: { pattern: '/Cpp', title: 'C++' },
  c: { pattern: '/C', title: 'C' },
  jsCheatSheet: { pattern: '/JSCheatsheet', title: 'JavaScript' },
  cppStlCheatSheet: { pattern: '/Cppstl', title: 'C++ STL' },
  blogs: { pattern: '/Technical-Blog', title: 'Technical Blogs' },
  techblog: { pattern: '/techblog', title: 'Technical Blogs' },
  technicalblog: { pattern: '/Technicalblog', title: 'Technical Blogs' },
  blog: { pattern: '/detail/:id', title: 'Blog' },
  contests: { pattern: '/Contest-Solution', title: 'Contest Solutions' },
  contest: { pattern: '/contestdetail/:id', title: 'Contest' },
  companiesPreparation: { pattern: '/Companies_Preaparation_Sheet', title: 'Companies Preparation' },
  tcs: { pattern: '/TCS', title: 'TCS' },
  projects: { pattern: '/Project', title: 'Project ideas' },
  about: { pattern: '/About', title: 'About' },
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
  newsletterConfirm: { pattern: '/newsletter/confirm', title: 'Confirm your subscription' },
  newsletterUnsubscribe: { pattern: '/newsletter/unsubscribe', title: 'Unsubscribe' },
  availableSoon: { pattern: '/Pagenotfound', title: 'Available soon' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The address of a page; parameters stand in for the segments that the pattern leaves open. */
export function href(page: PageName, parameters: Record<string, string | number> = {}): string {
  return pages[page].pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
}

/** The page of a path, with the open segments as they stand in the address; null for an unknown one. */
export function matchPage(path: string): { page: PageName; parameters: Record<string, string> } | null {
  const segments = segmentsOf(path);
  for (const [page, { pattern }] of Object.entries(pages)) {
    const parameters = matchSegments(segmentsOf(pattern), segments);
    if (parameters) return { page: page as PageName, parameters }; // a key of pages
  }
  return null;
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
