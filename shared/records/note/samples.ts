import fc from 'fast-check';
import { stamp, words } from '#shared/testing/sample-parts.ts';

const version = { ...stamp, title: words, slug: words, text: words };

export const notes = fc.record({ ...version, versions: fc.array(fc.record(version), { maxLength: 15 }) });
