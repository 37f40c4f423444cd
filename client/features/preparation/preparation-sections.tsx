import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '#client/components/disclosure.tsx';
import { Clock } from '#client/components/icons/icons-contests.ts';
import { SectionHeading } from '#client/components/section-heading.tsx';
import type { Answers } from '#client/lib/api/trpc.ts';
import { PLAN_THE_WEEKS, THE_LAST_WEEK } from '#shared/preparation-blogs.ts';
import { preparationGuide } from '#shared/resources/preparation-guide.ts';
import { readEntries } from '#shared/rules/text/entries.ts';
import { isLink } from '#shared/rules/link.ts';

type Guide = Answers['content']['preparationGuide']['get'];

const {
  rounds: ROUNDS,
  topics: TOPICS,
  questions: QUESTIONS,
  days: DAYS,
  mistakes: MISTAKES,
} = preparationGuide.fields;

const CARD = 'rounded-md border border-line bg-surface';
const ROWS = `${CARD} divide-y divide-line`;

export function PreparationSections({ guide }: { guide: Guide }) {
  const { suits } = guide;
  const rounds = readEntries(guide.rounds, ROUNDS.parts);
  const topics = readEntries(guide.topics, TOPICS.parts);
  const questions = readEntries(guide.questions, QUESTIONS.parts);
  const days = readEntries(guide.days, DAYS.parts);
  const mistakes = readEntries(guide.mistakes, MISTAKES.parts);
  return (
    <>
      <Section title="Who it suits" isEmpty={suits === ''}>
        <p className="readable">{suits}</p>
      </Section>
      <Section
        title="How the rounds usually go"
        isEmpty={rounds.length === 0}
        intro="They differ by year, place and role. What your invitation says comes first."
      >
        <ol className="space-y-4">
          {rounds.map((round, index) => (
            <li key={`${index} ${round.name}`} className={`${CARD} p-5 sm:p-6`}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h3 className="text-lg">
                  <span className="text-accent-ink">{index + 1}.</span> {round.name}
                </h3>
                <p className="flex items-center gap-1.5 text-sm text-muted">
                  <Clock size={15} aria-hidden className="shrink-0" />
                  {round.length}
                </p>
              </div>
              <p className="readable mt-3">{round.what}</p>
              <p className="readable mt-2 text-muted">
                <strong className="font-medium text-ink">What decides:</strong> {round.decides}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What to prepare, in order" isEmpty={topics.length === 0}>
        <ol className={ROWS}>
          {topics.map(({ why, ...reading }, index) => (
            <li key={`${index} ${reading.link}`} className="grid gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[15rem_1fr]">
              <ReadingLink {...reading} />
              <p className="text-muted">{why}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="Questions to expect"
        intro="Answer aloud before you open the hint."
        isEmpty={questions.length === 0}
      >
        <div className={ROWS}>
          {questions.map(({ kind, question, hint }, index) => (
            <Disclosure
              key={`${index} ${question}`}
              summary={
                <span className="min-w-0">
                  <span className="block text-sm font-normal text-muted">{kind}</span>
                  {question}
                </span>
              }
            >
              {hint}
            </Disclosure>
          ))}
        </div>
      </Section>
      <Section
        title="A two-week plan"
        isEmpty={days.length === 0}
        intro={
          <>
            About two hours a day; with less time, keep the order and drop the last topic. Begin with{' '}
            <TextLink label="Plan the weeks" link={PLAN_THE_WEEKS} />, and read{' '}
            <TextLink label="The last week" link={THE_LAST_WEEK} /> on day 8.
          </>
        }
      >
        <ol className="gap-x-6 md:columns-2">
          {days.map(({ day }, index) => (
            <li
              key={`${index} ${day}`}
              className="grid break-inside-avoid grid-cols-[4rem_1fr] border-t border-line py-3"
            >
              <span className="font-medium">Day {index + 1}</span>
              <span className="text-muted">{day}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Common mistakes" isEmpty={mistakes.length === 0}>
        <ul className="readable list-disc space-y-2 pl-5 marker:text-accent-ink">
          {mistakes.map(({ mistake }, index) => (
            <li key={`${index} ${mistake}`}>{mistake}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

type SectionProps = { title: string; intro?: ReactNode; isEmpty?: boolean; children: ReactNode };

/** A part of a guide; renders nothing if it is empty. */
export function Section({ title, intro, isEmpty, children }: SectionProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id} className="mb-12">
      <SectionHeading id={id} title={title}>
        {intro}
      </SectionHeading>
      {children}
    </section>
  );
}

type Reading = { kind: string; label: string; link: string };

const ReadingLink = ({ kind, ...link }: Reading) => (
  <p>
    <TextLink {...link} />
    <span className="block text-sm text-muted">{kind}</span>
  </p>
);

const TextLink = ({ label, link }: Omit<Reading, 'kind'>) =>
  isLink(link) ? (
    <Link to={link} className="font-medium text-accent-ink underline-offset-4 hover:underline">
      {label}
    </Link>
  ) : (
    label
  );
