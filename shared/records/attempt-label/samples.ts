import fc from 'fast-check';
import { stamp, words } from '#shared/testing/sample-parts.ts';

export const attemptLabels = fc.record({ ...stamp, name: words, note: words });
