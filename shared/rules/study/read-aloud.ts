import type { StudyKind } from '#shared/study-topics.ts';
import { plainText } from '#shared/rules/text/plain-text.ts';
import { type StudyFields, type StudyPart, studyParts } from './study-parts.ts';

/** The reading speed; 1 is the normal speed of the voice. */
export const READING_RATE = 1.2;

/** In characters. Some speech engines stop after 15 seconds of a longer piece. */
const MAX_PIECE = 180;

const SILENT = new Set<StudyPart['kind']>(['code', 'link', 'sources']);

/**
 * The text of an item to be read aloud, without markup: header, text, statements, example and explanation; for
 * a cheat-sheet item all shown texts, including that of its figure. Never the code and the sources.
 */
export function readAloudText(item: StudyFields, kind: StudyKind): string {
  const texts = studyParts(item).map((part) => {
    if (part.kind === 'figure') return kind === 'cheat-sheet' ? (part.title ?? '') : '';
    return SILENT.has(part.kind) ? '' : plainText(part.text);
  });
  return [item.header, ...texts]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');
}

/** Where a piece may end, the best first. Each matches up to the last possible place. */
const ENDS = [/^.*[.!?](?=\s)/s, /^.*[,;:](?=\s)/s, /^.*\S(?=\s)/s];

/** Splits a text into pieces to be spoken in turn: each a line, or a part of it. */
export function speechPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const line of text.split('\n')) {
    let rest = line.trim();
    while (rest !== '') {
      const piece = firstPiece(rest);
      pieces.push(piece);
      rest = rest.slice(piece.length).trimStart();
    }
  }
  return pieces;
}

function firstPiece(text: string): string {
  if (text.length <= MAX_PIECE) return text;
  const head = text.slice(0, MAX_PIECE + 1);
  for (const end of ENDS) {
    const piece = end.exec(head)?.[0];
    if (piece !== undefined) return piece;
  }
  // Do not split a surrogate pair.
  return head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
}

/** As on the old site: an Indian English voice, else any English one; undefined for the browser's default. */
export function preferredVoice<V extends { lang: string }>(voices: readonly V[]): V | undefined {
  // Android writes en_IN.
  const speaks = (language: RegExp) => voices.find(({ lang }) => language.test(lang));
  return speaks(/^en[-_]IN\b/i) ?? speaks(/^en\b|^en_/i);
}
