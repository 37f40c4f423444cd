import type { StudyTopic } from '#shared/study-topics.ts';
import { CategorySelect } from './category-select.tsx';
import { DownloadPdf } from './download-pdf.tsx';

type TopicBarProps = {
  topics: readonly StudyTopic[];
  topic: StudyTopic;
  isEmpty: boolean;
  onSelect(category: string): void;
};

/** The bar above a list of items: the selection of a topic, if the page has several, and the PDF of all items. */
export const TopicBar = ({ topics, topic, isEmpty, onSelect }: TopicBarProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
    {topics.length > 1 && <CategorySelect topics={topics} selected={topic} onSelect={onSelect} />}
    {!isEmpty && <DownloadPdf topic={topic} />}
  </div>
);
