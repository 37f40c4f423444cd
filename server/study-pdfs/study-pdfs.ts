import { buffer } from 'node:stream/consumers';
import { DateTime } from 'luxon';
import type { ResourceName } from '#shared/resources/index.ts';
import { studyTopicHref, type StudyTopic } from '#shared/study-topics.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Content } from '#server/content/content.ts';

export type StudyPdf = {
  /** Empty for a topic without items. */
  bytes: Buffer;
  /** Milliseconds: the end of the day that it names. */
  until: number;
};

export type StudyPdfs = {
  /**
   * All items of a topic that the viewer may see. One is drawn at a time: each takes memory.
   * @throws AbortError once the signal is given
   */
  draw(viewer: Viewer, topic: StudyTopic, signal: AbortSignal): Promise<StudyPdf>;
};

type Deps = { content: Content; siteUrl: string; siteTimeZone: string };

/** What the items of a topic are. */
export const itemsOf = ({ kind }: StudyTopic) =>
  (kind === 'cheat-sheet' ? 'cheatSheetItem' : 'question') satisfies ResourceName;

export const fileNameOf = ({ kind, name }: StudyTopic) => `GearUp-${name.replace(/[^\w+]+/g, '-')}-${kind}.pdf`;

export function createStudyPdfs({ content, siteUrl, siteTimeZone }: Deps): StudyPdfs {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  async function draw(viewer: Viewer, topic: StudyTopic, signal: AbortSignal): Promise<StudyPdf> {
    signal.throwIfAborted();
    const now = DateTime.now().setZone(siteTimeZone);
    const until = now.endOf('day').toMillis();
    const { kind, category, name } = topic;
    // One look: the contents and the items must not come from before and after a change.
    const items = await content[itemsOf(topic)].all(viewer, { category });
    if (items.length === 0) return { bytes: Buffer.alloc(0), until };
    const [title, what] =
      kind === 'cheat-sheet' ? [`${name} Cheat Sheet`, 'items'] : [`Basic Interview Questions: ${name}`, 'questions'];
    const subtitle = `${items.length} ${items.length === 1 ? what.slice(0, -1) : what}, as of ${now.toFormat('d LLLL yyyy')}`;
    const address = siteUrl + studyTopicHref(topic);
    // Loaded with the first PDF: it brings megabytes that most processes never need.
    const { renderItems } = await import('./render-items.ts');
    return { bytes: await buffer(renderItems({ title, subtitle, address, siteUrl, items }, signal)), until };
  }

  return { draw: (viewer, topic, signal) => inTurn(() => draw(viewer, topic, signal)) };
}
