import { Link } from 'react-router-dom';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import type { Answers } from '#client/lib/api/trpc.ts';
import { recallSummary } from '#shared/rules/study/study-items.ts';
import { studyTopicHref, studyTopicOf } from '#shared/study-topics.ts';

type Subject = Answers['progress']['overview']['subjects'][number];

/** The known items of each subject, with a link to its page. */
export function Subjects({ subjects }: { subjects: readonly Subject[] }) {
  if (subjects.length === 0) return null;
  return (
    <section aria-labelledby="subjects-heading">
      <SectionHeading id="subjects-heading" title="Questions and cheat sheets">
        What you marked as known or to be revised.
      </SectionHeading>
      <ul className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
        {subjects.map((subject) => {
          const topic = studyTopicOf(subject.kind, subject.category);
          if (!topic) return null;
          const name = topic.kind === 'cheat-sheet' ? `${topic.name} Cheat Sheet` : topic.name;
          return (
            <li key={`${topic.kind} ${topic.category}`}>
              <Link to={studyTopicHref(topic)} className="block rounded-md py-1 hover:underline">
                <ProgressBar label={name} done={subject.known} of={subject.of} text={recallSummary(subject)} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
