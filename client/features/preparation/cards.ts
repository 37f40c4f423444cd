import { href } from '#shared/paths.ts';

/** A card of the preparation page (admin-side 3). */
export type PreparationCard = { title: string; description: string; buttonText: string; image?: string; link: string };

const sheetOf = (company: string) => `${href('companySheet')}?${new URLSearchParams({ company }).toString()}`;

/** Kept general: rounds differ by year, place and role. */
export const PREPARATION_CARDS: PreparationCard[] = [
  {
    title: 'TCS',
    description:
      'Graduates usually start with the National Qualifier Test: aptitude, verbal, reasoning and coding. Technical, managerial and HR talks follow.',
    buttonText: 'Prepare for TCS',
    link: href('tcs'),
  },
  {
    title: 'Accenture',
    description:
      'An assessment of reasoning, technical basics and coding opens the way; a communication test and an interview follow.',
    buttonText: 'Accenture problems',
    link: sheetOf('Accenture'),
  },
  {
    title: 'Infosys',
    description:
      'An online test of reasoning, mathematics, verbal ability and pseudocode. The specialist roles are decided by harder coding rounds.',
    buttonText: 'Infosys problems',
    link: sheetOf('Infosys'),
  },
  {
    title: 'Wipro',
    description:
      'Aptitude, a short written text and two coding tasks, then a talk on your projects and on the language you know best.',
    buttonText: 'Wipro problems',
    link: sheetOf('Wipro'),
  },
  {
    title: 'Amazon',
    description:
      'An online assessment, then several interviews. Each mixes coding with questions on the leadership principles: bring stories of your own work.',
    buttonText: 'Amazon problems',
    link: sheetOf('Amazon'),
  },
  {
    title: 'Microsoft',
    description:
      'Coding on arrays, strings, trees and graphs, with weight on clean code and edge cases; later rounds add design.',
    buttonText: 'Microsoft problems',
    link: sheetOf('Microsoft'),
  },
  {
    title: 'Google',
    description:
      'Algorithms and data structures in depth. Say what you think, give the complexity, and test the code by hand: it is rarely run.',
    buttonText: 'Google problems',
    link: sheetOf('Google'),
  },
  {
    title: 'Meta',
    description:
      'Two problems in one round are usual, so pace counts. Practise until the common patterns come without thinking.',
    buttonText: 'Meta problems',
    link: sheetOf('Meta'),
  },
  {
    title: 'Goldman Sachs',
    description:
      'A timed coding test, then interviews on algorithms, mathematics and probability, and on what you have built.',
    buttonText: 'Goldman Sachs problems',
    link: sheetOf('Goldman Sachs'),
  },
];
