import { type StudyKind, studyTopicOf } from '#shared/study-topics.ts';
import type { StudyFields } from '#shared/rules/study/study-parts.ts';
import { StudyArticle } from './study-article.tsx';

type StudyPreviewProps = { kind: StudyKind; values: StudyFields & Record<string, string> };

/** A question or an item as on its page, numbered by its id, as its position depends on the other items. */
export function StudyPreview({ kind, values }: StudyPreviewProps) {
  const { category = '', id } = values;
  const topic = studyTopicOf(kind, category) ?? { kind, category, name: category, page: 'home' };
  const number = Number(id) || 1;
  return <StudyArticle item={{ ...values, key: 'preview', id: number }} number={number} topic={topic} />;
}
