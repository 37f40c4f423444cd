import type { PageName } from '#shared/pages.ts';

type Item = { page: PageName; label: string };
export type Group = { label: string; items: Item[] };

/** The top bar's menus. */
export const MENUS: Group[] = [
  {
    label: 'DSA SHEET',
    items: [
      { page: 'newSheet', label: 'New Updated Sheet' },
      { page: 'companySheet', label: 'Company Wise Sheet' },
      { page: 'top50', label: 'Top 50' },
      { page: 'sql', label: 'SQL exercises' },
      { page: 'interview', label: 'Mock interview' },
      { page: 'reviews', label: 'Reviews' },
      { page: 'ownLists', label: 'My lists' },
      { page: 'today', label: 'Today' },
    ],
  },
  {
    label: 'NOTES',
    items: [
      { page: 'languages', label: 'Languages' },
      { page: 'csFundamental', label: 'CS Fundamentals' },
      { page: 'javaScript', label: 'Web Development' },
      { page: 'design', label: 'System Design' },
      { page: 'gitLinux', label: 'Git and Linux' },
      { page: 'devOps', label: 'DevOps and Security' },
      { page: 'machineLearning', label: 'Machine Learning' },
      { page: 'behavioral', label: 'Behavioral and Aptitude' },
    ],
  },
  {
    label: 'MORE',
    items: [
      { page: 'contests', label: 'Contest Solutions' },
      { page: 'cheatSheets', label: 'Cheat sheets' },
      { page: 'projects', label: 'Project ideas' },
      { page: 'about', label: 'About' },
    ],
  },
];

export const DIRECT: Item[] = [{ page: 'blogs', label: 'BLOGS' }];

/** The links of the footer, with addresses as spelled on the old site. */
export const FOOTER: Item[] = [
  { page: 'sheet', label: 'DSA Sheet' },
  { page: 'csFundametal', label: 'CS Fundamentals' },
  { page: 'projects', label: 'Projects' },
  { page: 'blogs', label: 'Blogs' },
  { page: 'about', label: 'About' },
  { page: 'contact', label: 'Contact' },
];

/** The style of a link in the top bar. */
export const LINK =
  'flex min-h-10 items-center rounded-md px-3 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:text-accent-ink';
