import type { PreparationCompany } from '#shared/preparation-companies.ts';

/** A company's rounds in a sentence or two. Kept general: they differ by year, place and role. */
export const SUMMARIES: Record<PreparationCompany, string> = {
  TCS: 'Graduates usually start with the National Qualifier Test: aptitude, verbal, reasoning and coding. Technical, managerial and HR talks follow.',
  Infosys:
    'An online test of reasoning, mathematics, verbal ability and pseudocode. The specialist roles are decided by harder coding rounds.',
  Wipro:
    'Aptitude, a short written text and two coding tasks, then a talk on your projects and on the language you know best.',
  Accenture:
    'An assessment of reasoning, technical basics and coding opens the way; a communication test and an interview follow.',
  Cognizant:
    'A test that depends on the role you apply for: aptitude and communication for some, code and SQL for others. One interview joins technical and HR questions.',
  Capgemini:
    'Pseudocode, English and game-like reasoning tasks sort the field before a technical and an HR talk on your basics and projects.',
  HCLTech:
    'An aptitude test with technical questions, then an interview that stays close to your résumé: one language, databases, networks.',
  Amazon:
    'An online assessment, then several interviews. Each mixes coding with questions on the leadership principles: bring stories of your own work.',
  Microsoft:
    'Coding on arrays, strings, trees and graphs, with weight on clean code and edge cases; later rounds add design.',
  Google:
    'Algorithms and data structures in depth. Say what you think, give the complexity, and test the code by hand: it is rarely run.',
  Meta: 'Two problems in one round are usual, so pace counts. Practise until the common patterns come without thinking.',
  Adobe:
    'A coding test, then interviews that go from data structures to how the language works underneath, and on to object-oriented design.',
  'Goldman Sachs':
    'A timed coding test, then interviews on algorithms, mathematics and probability, and on what you have built.',
  Oracle:
    'A test of code and computer science basics, then interviews where SQL, databases and operating systems weigh as much as algorithms.',
  Flipkart:
    'Algorithms of medium to hard level, and for many roles a machine coding round: a small working program with a clean design, within a sitting.',
};
