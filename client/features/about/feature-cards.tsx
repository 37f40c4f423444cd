import type { Icon } from '#client/components/icons/icon.tsx';
import { Code, ListChecks, MessagesSquare, Refresh } from '#client/components/icons/icons-cards.ts';

type Feature = { title: string; text: string; icon: Icon };

const FEATURES: Feature[] = [
  {
    title: 'Interview Preparation',
    text: 'Questions as interviewers ask them, with short answers, the likely follow-up, and code that runs.',
    icon: MessagesSquare,
  },
  {
    title: 'DSA Sheets',
    text: 'Problems by topic, by company, and the fifty to know first. Ticks, stars and notes stay with you.',
    icon: ListChecks,
  },
  {
    title: 'Programming Languages',
    text: 'C, C++, Java, Python and JavaScript: questions to be ready for, and cheat sheets to look things up.',
    icon: Code,
  },
  {
    title: 'Regular Updates',
    text: 'Contests with every solution explained, new blogs, and problems as companies ask them.',
    icon: Refresh,
  },
];

export function FeatureCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {FEATURES.map(({ title, text, icon: Icon }) => (
        <li key={title} className="rounded-md border border-line bg-surface p-6">
          <Icon size={26} strokeWidth={1.75} className="text-accent-ink" aria-hidden />
          <h2 className="mt-5 text-lg">{title}</h2>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
