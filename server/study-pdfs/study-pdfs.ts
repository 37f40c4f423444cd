import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DateTime } from 'luxon';
import { caseInsensitive } from '#server/database/case-insensitive.ts';
import { AppError } from '#server/errors.ts';
import { href } from '#shared/paths.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { studyTopicHref, type StudyTopic } from '#shared/study-topics.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Content } from '#server/content/content.ts';
import { problemDocument } from './problem-document.ts';
import type { StudyDocument } from './render-items.ts';

export type StudyPdf = {
  /** Empty for a topic without items. */
  bytes: Buffer;
  /** Epoch milliseconds: the end of the day that the document names. */
  until: number;
};

export type StudyPdfs = {
  /** All items of a topic that the viewer may see. One PDF is drawn at a time, as each takes memory. */
  drawTopic(viewer: Viewer, topic: StudyTopic): Promise<StudyPdf>;
  /** What the page of a problem shows. @throws AppError not_found, also until its contest has begun */
  drawProblem(viewer: Viewer, slug: string): Promise<StudyPdf>;
};

type Deps = { content: Content; siteUrl: string; siteTimeZone: string };

/** The resource of a topic's items. */
export const itemsOf = ({ kind }: StudyTopic) =>
  (kind === 'cheat-sheet' ? 'cheatSheetItem' : 'question') satisfies ResourceName;

export const fileNameOf = ({ kind, name }: StudyTopic) => `GearUp-${name.replace(/[^\w+]+/g, '-')}-${kind}.pdf`;

/** A weak reference: whoever caches the bytes decides how long they stay in memory. */
type Drawn = { content: string; bytes: WeakRef<Buffer> };

export function createStudyPdfs({ content, siteUrl, siteTimeZone }: Deps): StudyPdfs {
  const drawn = new Map<string, Drawn>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };

  async function draw(document: StudyDocument): Promise<Buffer> {
    // A cached PDF also becomes stale when another topic changes, and for a moment after any change. Then it is drawn
    // again only if its content differs: reading the items takes milliseconds, drawing them a second.
    const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest('base64');
    const before = drawn.get(document.address);
    const same = before?.content === fingerprint ? before.bytes.deref() : undefined;
    if (same) return same;
    // Loaded with the first PDF: it takes megabytes of memory that most processes never need.
    const { renderItems } = await import('./render-items.ts');
    const bytes = await inTurn(() => buffer(renderItems(document)));
    drawn.set(document.address, { content: fingerprint, bytes: new WeakRef(bytes) });
    return bytes;
  }

  /** The date that a document shows, and the end of that day. */
  function today() {
    const now = DateTime.now().setZone(siteTimeZone);
    return { asOf: `as of ${now.toFormat('d LLLL yyyy')}`, until: now.endOf('day').toMillis() };
  }

  return {
    async drawTopic(viewer, topic) {
      const { asOf, until } = today();
      const { kind, category, name } = topic;
      // One query, so that the contents and the items cannot be from before and after a change.
      const items = await content[itemsOf(topic)].all(viewer, { category });
      if (items.length === 0) return { bytes: Buffer.alloc(0), until };
      const [title, what] =
        kind === 'cheat-sheet' ? [`${name} Cheat Sheet`, 'items'] : [`Basic Interview Questions: ${name}`, 'questions'];
      const subtitle = `${items.length} ${items.length === 1 ? what.slice(0, -1) : what}, ${asOf}`;
      const url = siteUrl + studyTopicHref(topic);
      return { bytes: await draw({ title, subtitle, address: url, siteUrl, items }), until };
    },

    async drawProblem(viewer, slug) {
      const { asOf, until } = today();
      const found = isStorable(slug) ? await content.problem.find(viewer, { slug: caseInsensitive(slug) }) : null;
      if (!found) throw new AppError('not_found', 'There is no such problem');
      const { title, facts, items } = problemDocument(found);
      const url = siteUrl + href('problem', { slug: found.slug });
      const subtitle = [...facts, asOf].join(', ');
      return { bytes: await draw({ title, subtitle, address: url, siteUrl, items, isBrief: true }), until };
    },
  };
}
