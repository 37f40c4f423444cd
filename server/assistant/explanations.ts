import type { PlacedResult } from '#server/search/search.ts';
import { href } from '#shared/paths.ts';
import type { Example } from './lessons.ts';
import type { Material } from './material.ts';
import { asText, codeBlock, link, quote } from './site-markdown.ts';
import type { Part } from './intent.ts';

const MAX_TOPICS = 10;

const MAX_FURTHER = 4;

/** What the site's texts say on a subject, quoted. @param example of the text that `part` refers to */
export function explanation({ texts, problems }: Material, part: Part, example: Example): string {
  if (part === 'problems') return practice({ texts, problems });
  const at = typeof part === 'number' ? part : 0;
  const best = texts[at];
  const others = texts.slice(at + 1, at + 1 + MAX_FURTHER);
  return [
    ...(best ? passage(best, part, example) : []),
    ...listed('More on this:', others),
    ...listed('That is all that the site says on this:', best ? [] : texts.slice(0, MAX_FURTHER)),
    ...listed(texts.length > 0 ? 'To practise it:' : 'The site has this to practise:', problems.slice(0, MAX_FURTHER)),
  ].join('\n\n');
}

/** One text of the site, or its example. */
function passage({ header, address, text }: PlacedResult, part: Part, example: Example): string[] {
  const title = `**${link(header, address)}**`;
  const words = text.trim() === '' ? [] : [quote(text.trim())];
  const code = example.code ? [codeBlock(example.code.text, example.code.language)] : [];
  if (typeof part === 'number') return [title, ...words, ...code];
  const shown = example.text === '' ? code : [quote(example.text), ...code];
  if (part === 'example')
    return shown.length > 0 ? [title, ...shown] : ['I have no example of this except its note:', title];
  return [
    'I have no simpler words for this than the note itself:',
    title,
    ...(shown.length > 0 ? ['Its example:'] : []),
    ...shown,
  ];
}

/** Problems and texts to practise a subject that is not the name of a topic. */
const practice = ({ texts, problems }: Pick<Material, 'texts' | 'problems'>) =>
  [
    ...(problems.length === 0 ? ['The site has no problems on just this.'] : []),
    ...listed('The site has this to practise:', problems.slice(0, MAX_FURTHER)),
    ...listed('Read:', texts.slice(0, MAX_FURTHER)),
  ].join('\n\n');

const listed = (title: string, passages: readonly PlacedResult[]) =>
  passages.length === 0
    ? []
    : [`${title}\n\n${passages.map(({ header, address }) => `- ${link(header, address)}`).join('\n')}`];

/** The answer when nothing was found on the question. */
export const nothingFound = ({ near }: Material, topics: readonly string[]): string =>
  [
    'I found nothing about that on this site, and I do not make anything up.',
    ...listed('The closest it has:', near.slice(0, MAX_FURTHER)),
    whatThereIs(topics),
  ].join('\n\n');

/** The answer to a prompt that was not understood. */
export const notUnderstood = (why: string, topics: readonly string[]): string =>
  [
    why,
    'Name what you want, for example “more problems on graphs” or “an easy array problem”.',
    whatThereIs(topics),
  ].join('\n\n');

const whatThereIs = (topics: readonly string[]) =>
  `The topics of the site are ${topics.slice(0, MAX_TOPICS).map(asText).join(', ')} and others on ${link('the DSA sheet', href('sheet'))}, and ${link('languages', href('languages'))} and ${link('CS fundamentals', href('csFundamental'))} in its notes.`;

export const HELP = [
  'Hello! Ask me about anything that this site teaches, for example:',
  [
    '- Explain deadlock',
    '- Problems asked at Amazon on graphs',
    '- Easy DP problems',
    '- A random hard problem',
    '- A weekly plan for trees',
    '- A 12-week plan for Java',
    '- Plan two weeks for Amazon',
  ].join('\n'),
  'Then go on from the answer: “more”, “a harder one”, “and on graphs?”, “give me an example”.',
].join('\n\n');
