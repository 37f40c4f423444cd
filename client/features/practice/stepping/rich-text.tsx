import type { Words } from '#judge/trace/drawing/change-words.ts';

/** A sentence with code in the style of code. */
export const RichText = ({ words }: { words: Words }) =>
  words.map((word, index) =>
    typeof word === 'string' ? (
      <span key={index}>{word}</span>
    ) : (
      <code key={index} className="rounded-md bg-surface px-1 font-mono text-[0.9em] wrap-anywhere">
        {word.code}
      </code>
    ),
  );
