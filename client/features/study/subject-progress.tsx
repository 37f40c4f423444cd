import { trpc } from '#client/lib/api/trpc.ts';
import { studyItemName } from '#shared/rules/study/study-items.ts';
import { type StudyTopic, studyTopicOf } from '#shared/study-topics.ts';
import { useRecallSummary } from './recall.ts';

/** The learner's progress in the topics of a page. Its space is reserved, so that the layout does not shift. */
export function SubjectProgress({ topics }: { topics: readonly StudyTopic[] }) {
  const subjects = trpc.study.subjects.useQuery().data ?? [];
  const names = subjects
    .filter(({ kind, category }) => topics.some((topic) => topic === studyTopicOf(kind, category)))
    .flatMap(({ category, ids }) => ids.map((id) => studyItemName(category, id)));
  const summary = useRecallSummary(names, names.length);
  return <span className="mt-auto min-h-10 pt-4 text-sm text-muted tabular-nums">{names.length > 0 && summary}</span>;
}
