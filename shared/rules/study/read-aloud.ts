import type { StudyKind } from '#shared/study-topics.ts';
import { plainText } from '#shared/rules/text/plain-text.ts';
import { type StudyFields, type StudyPart, studyParts } from './study-parts.ts';

/** How fast texts are read; 1 is the speed of the voice itself. */
export const READING_RATE = 1.2;

/** Some engines fall silent within a longer piece: after 15 seconds. */
const LONGEST_PIECE = 180;

const SILENT = new Set<StudyPart['kind']>(['code', 'link', 'sources']);

/**
 * What is read aloud of an item, without markup: header, text, statements, example and explanation; of
 * a cheat item all shown texts, that of its figure too. Never the code and the sources.
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

/** Where a piece may end, the best first. Each matches up to its last chance. */
const ENDS = [/^.*[.!?](?=\s)/s, /^.*[,;:](?=\s)/s, /^.*\S(?=\s)/s];

/** A text in pieces that are spoken one after the other: each a line, or sentences of it. */
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
  if (text.length <= LONGEST_PIECE) return text;
  const head = text.slice(0, LONGEST_PIECE + 1);
  for (const end of ENDS) {
    const piece = end.exec(head)?.[0];
    if (piece !== undefined) return piece;
  }
  // Not between the halves of a character.
  return head.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '');
}

/** As the old site chose: an Indian English voice, else any English one; undefined leaves it to the browser. */
export function preferredVoice<V extends { lang: string }>(voices: readonly V[]): V | undefined {
  // Android writes en_IN.
  const speaks = (language: RegExp) => voices.find(({ lang }) => language.test(lang));
  return speaks(/^en[-_]IN\b/i) ?? speaks(/^en\b|^en_/i);
}
