import { trpc } from '#client/lib/api/trpc.ts';
import { studyItemName } from '#shared/rules/study/study-items.ts';
import { type StudyTopic, studyTopicOf } from '#shared/study-topics.ts';
import { useRecallSummary } from './recall.ts';

/** How much of the topics of a page the learner knows. Its space is reserved, so that nothing shifts. */
export function SubjectProgress({ topics }: { topics: readonly StudyTopic[] }) {
  const subjects = trpc.study.subjects.useQuery().data ?? [];
  const names = subjects
    .filter(({ kind, category }) => topics.some((topic) => topic === studyTopicOf(kind, category)))
    .flatMap(({ category, ids }) => ids.map((id) => studyItemName(category, id)));
  const summary = useRecallSummary(names, names.length);
  return <span className="mt-auto min-h-10 pt-4 text-sm text-muted tabular-nums">{names.length > 0 && summary}</span>;
}
