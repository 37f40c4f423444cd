import { FEEDS, href } from '#shared/paths.ts';
import { wordsOf } from '#shared/rules/text/search-words.ts';
import { isSameWord } from './relevance.ts';
import { link } from './site-markdown.ts';

/** How to do one thing on the site. */
export type Advice = {
  /** Groups of words that ask for it: every word of a group, or one of its alternatives (`a|b`), has to occur. */
  asks: readonly string[];
  text: string;
};

const profile = link('your profile', href('profile'));

const ADVICE: readonly Advice[] = [
  {
    asks: ['password reset|forgot|forget|forgotten|change|lost|recover|remember'],
    text: `${link('Forgot password', href('forgotPassword'))} sends a code to your e-mail address; with it you set a new password. You are signed out everywhere else.`,
  },
  {
    asks: ['account create|make|open|register', 'sign up', 'signup', 'register'],
    text: `${link('Sign up', href('signUp'))} with your name, e-mail address and a password; a code by mail confirms the address. You may also ${link('sign in with Google', href('login'))}.`,
  },
  {
    asks: ['log in', 'login|signin', 'sign in', 'google account|login|signin'],
    text: `${link('Log in', href('login'))} with your e-mail address or phone number and your password, or with Google. If the password is gone: ${link('Forgot password', href('forgotPassword'))}.`,
  },
  {
    asks: [
      'account delete|remove|close|erase',
      'data delete|remove|erase|export|download',
      'progress export|import|backup',
    ],
    text: `On ${profile} you can export everything that the site keeps of you as a file, import it again, and delete your account.`,
  },
  {
    asks: ['blog write|contribute|publish|submit|post|send|upload|add', 'article write|contribute|publish|submit|post'],
    text: `Write it on ${link('Contribute a Blog', href('contributeBlog'))}, when you are signed in. It waits for a review; you get a mail that says whether it is published.`,
  },
  {
    asks: [
      'progress save|saved|sync|synced|keep|kept|lose|lost|device|laptop|phone|computer|browser|track',
      'device|laptop|phone another|other|new|change|switch',
    ],
    text: `Ticks, stars, notes, drafts and submissions are kept in this browser. When you are signed in they follow you to every device; ${profile} shows them by topic and level, with your streaks.`,
  },
  {
    asks: ['offline', 'without internet|connection|network|wifi', 'no internet|connection|wifi', 'install app'],
    text: `Pages that you have visited, and the ${link('sheet', href('sheet'))}, open without a connection. So do problems that you have opened: programs run in your browser.`,
  },
  {
    asks: [
      'contact you|us|team|admin|support|owner',
      'contact',
      'report bug|mistake|error|problem|issue',
      'feedback',
      'request|suggest topic|feature',
    ],
    text: `Write to us with the form on ${link('Contact', href('contact'))}: questions, mistakes that you found, and topics that you miss.`,
  },
  {
    asks: ['dark|light|night|black mode|theme', 'theme change|switch'],
    text: 'The switch with the sun or the moon in the top bar changes between light and dark; the browser remembers it. Until then the site goes by your device.',
  },
  {
    asks: ['mock|practice|practise|sample interview|interviews'],
    text: `${link('Mock interview', href('interview'))}: 45 minutes and two problems that you have not seen, by company, topic and level; afterwards a reflection that is kept with the result.`,
  },
  {
    asks: ['pdf', 'download|print notes|note|questions|sheet|cheatsheet|problem'],
    text: `The pages of interview questions and cheat sheets have a Download PDF button, for example ${link('Java', href('java'))} and ${link('CS Fundamentals', href('csFundamental'))}; each problem that is solved on the site downloads as a PDF, too.`,
  },
  {
    asks: ['run|compile|execute|submit code|program|solution', 'online compiler|judge|ide|editor', 'code here'],
    text: `Problems with a page of their own have an editor with Run and Submit, in C++, C, Python, JavaScript and TypeScript: begin with ${link('Two Sum', href('problem', { slug: 'two-sum' }))}. Programs are compiled and judged in your browser.`,
  },
  {
    asks: ['sql practice|practise|exercise|exercises|problems|questions|queries', 'queries practice|practise'],
    text: `${link('SQL exercises', href('sql'))} run on a PostgreSQL in your browser, with their tables drawn.`,
  },
  {
    asks: ['virtual contest', 'contest join|participate|enter|register|take|sit|give|attend|part'],
    text: `Open a contest on ${link('Contest Solutions', href('contests'))}. Its problems appear at its start; one that is over has Start virtual contest, which runs the clock, hides the solutions until the end and keeps your result.`,
  },
  {
    asks: ['contest calendar|reminder|remind|notification|notify|subscribe', 'calendar subscribe'],
    text: `Subscribe to ${link('the calendar of contests', FEEDS.calendar)} in your calendar app, or see ${link('Contest Solutions', href('contests'))}.`,
  },
  {
    asks: [
      'newsletter',
      'newsletter stop|subscribe|get|cancel|leave|receive',
      'unsubscribe',
      'email|mail|mails updates|subscribe|stop',
    ],
    text: `The newsletter is subscribed to at the foot of ${link('the home page', href('home'))} and confirmed by a mail; every issue has a link that ends it.`,
  },
  {
    asks: [
      'price|cost|free|paid|pay|premium|fee|fees|charge|charges|subscription site|website|gearup|account|here|course|courses|is|this',
    ],
    text: `Everything here is free to read and to practise: begin with ${link('the DSA sheet', href('sheet'))} or ${link('the languages', href('languages'))}. An account is only needed where something is kept for you.`,
  },
  {
    asks: ['read aloud|loud', 'listen', 'audio'],
    text: `Each interview question and cheat-sheet item has a button that reads it aloud, for example on ${link('Python', href('python'))}.`,
  },
  {
    asks: [
      'star|bookmark|favourite|favorite problem|problems|question|questions',
      'revision star|mark',
      'mark done|solved|complete',
    ],
    text: `On ${link('the sheet', href('sheet'))} tick a problem when it is done, star it for revision, and write a note to it. A problem on several sheets is ticked on all of them; ${profile} lists what is starred.`,
  },
  {
    asks: ['shortcut|shortcuts keyboard|key|keys', 'search how|find|site|website|here'],
    text: `The search box in the top bar finds notes, blogs, problems and contests; Ctrl-K opens it from anywhere. What is found stands on ${link('the results page', href('results'))}.`,
  },
  {
    asks: ['top 50', 'best|important|must problems|questions dsa', 'sheet difference|which|follow|start'],
    text: `${link('The SDE sheet', href('sheet'))} goes topic by topic from arrays on, ${link('the company-wise sheet', href('companySheet'))} shows what a company asks, and ${link('Top 50', href('top50'))} is what to know first.`,
  },
];

/** Words of a question about the site itself. */
const OF_SITE = /\b(i|my|me|here|(this|the|your) (site|website|app|page)|gearup)\b/i;
const MAX_BESIDE = 1;
const FILLING = new Set(
  'a an the to of in on for from with by at is are am be do does did can could how what where when which who why i my me we you your it its this that here there site website gearup app page any please want need if and or get go use will would should have has'.split(
    ' ',
  ),
);

/** The advice for a question on how to use the site; null for any other question. */
export function adviceOn(question: string): Advice | null {
  const words = wordsOf(question);
  const significant = words.filter((word) => !FILLING.has(word));
  const isNamed = (alternatives: string) =>
    alternatives.split('|').some((named) => words.some((word) => isSameWord(named, word)));
  const rated = ADVICE.flatMap((advice) =>
    advice.asks.map((group) => ({ advice, parts: group.split(' ') })).filter(({ parts }) => parts.every(isNamed)),
  );
  const [best] = rated.toSorted((a, b) => b.parts.length - a.parts.length);
  if (!best) return null;
  const own = best.advice.asks.flatMap((group) => group.split(/[ |]/));
  const beside = significant.filter((word) => !own.some((one) => isSameWord(one, word)));
  // 'my password' is about this site, 'how are passwords hashed' is not.
  const isShort = beside.length <= (OF_SITE.test(question) ? MAX_BESIDE : 0);
  return isShort ? best.advice : null;
}
