import { recordsOf, textOf } from '../checked-content.ts';
import { readSources } from '#shared/rules/study/sources.ts';
import { placeOf, type Rule } from './rule.ts';

const SPOKEN = { sentences: 2, words: 60 };
/** A header with more words has to be a question. */
const NAME_WORDS = 8;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsOf = (text: string) => text.trim().split(/\s+/).length;

const MAX_SOURCES = 4;
const SOURCE_CHARACTERS = 140;

/** Replaces inline code with one word, as punctuation in it does not end a sentence. */
const spoken = (text: unknown) =>
  textOf(text)
    .replace(/`[^`\n]+`/g, 'Code')
    .trim();

export const QUESTION_RULES: Rule[] = [
  {
    says: `a question begins with a short answer: ${SPOKEN.sentences} sentences of up to ${SPOKEN.words} words`,
    faultsIn: (content) =>
      recordsOf(content, 'question').flatMap((record) => {
        const answer = spoken(record.values.shortAnswer);
        if (answer === '') return [`${placeOf(record)}: it has none`];
        const sentences = [...SENTENCES.segment(answer)].length;
        const words = wordsOf(answer);
        const isShort = sentences === SPOKEN.sentences && words <= SPOKEN.words;
        return isShort ? [] : [`${placeOf(record)}: ${sentences} sentences, ${words} words`];
      }),
  },
  {
    says: 'the header of a question asks it and ends with a question mark, or names the thing that is asked',
    faultsIn: (content) =>
      recordsOf(content, 'question')
        .filter(({ values: { header } }) => !/\?$/.test(String(header)) && wordsOf(String(header)) > NAME_WORDS)
        .map((record) => `${placeOf(record)}: ${String(record.values.header)}`),
  },
  {
    says: `a question has one to ${MAX_SOURCES} sources, whose names have up to ${SOURCE_CHARACTERS} characters`,
    faultsIn: (content) =>
      recordsOf(content, 'question').flatMap((record) => {
        const sources = readSources(textOf(record.values.sources));
        const long = sources.find(({ name }) => name.length > SOURCE_CHARACTERS);
        if (long) return [`${placeOf(record)}: ${long.name}`];
        return sources.length > 0 && sources.length <= MAX_SOURCES ? [] : [`${placeOf(record)}: ${sources.length}`];
      }),
  },
];
