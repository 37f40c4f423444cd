import { DateTime } from 'luxon';
import { studyTopicHref, type StudyTopic } from '#shared/study-topics.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Content } from '#server/content/content.ts';

export type StudyPdf = {
  fileName: string;
  /** @throws AbortError once the signal is given */
  bytes(signal: AbortSignal): AsyncGenerator<Buffer>;
};

export type StudyPdfs = {
  /** All items of a topic that the viewer may see; null when there are none. */
  open(viewer: Viewer, topic: StudyTopic): Promise<StudyPdf | null>;
};

type Deps = { content: Content; siteUrl: string; siteTimeZone: string };

export function createStudyPdfs({ content, siteUrl, siteTimeZone }: Deps): StudyPdfs {
  return {
    async open(viewer, topic) {
      const { kind, category, name } = topic;
      // One look: the contents and the items must not come from before and after a change.
      const items = await (kind === 'cheat-sheet' ? content.cheatSheetItem : content.question).all(viewer, {
        category,
      });
      if (items.length === 0) return null;
      const today = DateTime.now().setZone(siteTimeZone).toFormat('d LLLL yyyy');
      const [title, what] =
        kind === 'cheat-sheet' ? [`${name} Cheat Sheet`, 'items'] : [`Basic Interview Questions: ${name}`, 'questions'];
      const subtitle = `${items.length} ${items.length === 1 ? what.slice(0, -1) : what}, as of ${today}`;
      const address = siteUrl + studyTopicHref(topic);
      return {
        fileName: `GearUp-${name.replace(/[^\w+]+/g, '-')}-${kind}.pdf`,
        async *bytes(signal) {
          // Loaded with the first PDF: it brings megabytes that most processes never need.
          const { renderItems } = await import('./render-items.ts');
          yield* renderItems({ title, subtitle, address, siteUrl, items }, signal);
        },
      };
    },
  };
}
