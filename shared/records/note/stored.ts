import { z } from 'zod';
import { after, stamp, type StoredKind, text, title } from '#shared/records/stored-kind.ts';
import { MAX_NOTE, MAX_VERSIONS, type Note } from './note.ts';

const version = z.object({ ...stamp, title, slug: text(100), text: text(MAX_NOTE) });

export const storedNote = {
  schema: version.extend({ versions: z.array(version).max(MAX_VERSIONS) }),
  undone({ before, written }) {
    const { title: subject, slug, versions } = written;
    const latest = Math.max(written.at, ...versions.map((one) => one.at));
    return { title: subject, slug, text: '', versions: [], ...before, ...after({ at: latest }, before) };
  },
} satisfies StoredKind<Note>;
