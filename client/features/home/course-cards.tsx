import { Link } from 'react-router-dom';
import type { Icon } from '#client/components/icons/icon.tsx';
import { BookOpenText, Briefcase, Cpu, ListChecks, PenLine, Trophy } from '#client/components/icons/icons-cards.ts';
import type { PageName } from '#shared/pages.ts';
import { href } from '#shared/paths.ts';

type Course = { page: PageName; title: string; text: string; tag: string; icon: Icon };

const COURSES: Course[] = [
  {
    page: 'sheet',
    title: 'DSA Sheet',
    text: 'Problems by topic with your progress, stars and notes.',
    tag: 'Trending',
    icon: ListChecks,
  },
  {
    page: 'languages',
    title: 'Languages',
    text: 'Interview questions on the languages you will be asked about.',
    tag: 'Top Rated',
    icon: BookOpenText,
  },
  {
    page: 'blogs',
    title: 'Technical Blogs',
    text: 'One problem each: brute force, better and best.',
    tag: 'Quick Read',
    icon: PenLine,
  },
  {
    page: 'csFundamental',
    title: 'CS Fundamentals',
    text: 'Operating systems and computer networks, question by question.',
    tag: 'Top Rated',
    icon: Cpu,
  },
  {
    page: 'contests',
    title: 'Contest Solutions',
    text: 'The schedule, and each problem explained afterwards.',
    tag: 'Live Update',
    icon: Trophy,
  },
  {
    page: 'companiesPreparation',
    title: 'Company Preparation',
    text: 'What a company asks, and how its rounds go.',
    tag: 'Upcoming',
    icon: Briefcase,
  },
];

export function CourseCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {COURSES.map(({ page, title, text, tag, icon: Icon }) => (
        <li key={page}>
          <Link
            to={href(page)}
            className="group flex h-full flex-col rounded-md border border-line bg-surface p-6 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
          >
            <span className="flex items-start justify-between gap-3">
              <Icon size={26} strokeWidth={1.75} className="text-accent-ink" aria-hidden />
              <span className="rounded-full border border-line px-2.5 py-0.5 text-sm text-muted">{tag}</span>
            </span>
            <span className="mt-5 text-lg font-semibold">{title}</span>
            <span className="mt-1 text-muted">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
