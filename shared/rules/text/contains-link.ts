/**
 * The ends of names that mail programs turn into links: countries, and what most domains end with. New ones appear
 * every year, so mails write no name with a dot inside (server/adapters/mail-layout.ts).
 */
const ENDINGS = String.raw`
  [a-z]{2} com net org info biz edu gov mil int arpa name pro mobi asia tel travel jobs museum aero coop post
  xxx app dev page web xyz top site online shop store club live life world today news blog tech cloud space
  website host press digital agency email link click zip mov fun icu vip win bid loan work works men date review
  stream download racing trade science party cricket faith monster rest bar buzz cyou sbs cfd bond quest lol ink
  wiki art design studio media network systems solutions services support center company group global
  international academy education school training courses degree software codes games game bet casino poker chat
  social community money finance capital cash credit bank insurance health care clinic fit yoga love dating
  expert tips tools zone rocks run guru ninja example test invalid local onion xn--[a-z\d-]+ рф сайт онлайн भारत
  ভারত ਭਾਰਤ ભારત இந்தியா భారత్ بھارت 中国 中國 公司 网络 网址 한국 みんな`
  .trim()
  .replace(/\s+/g, '|');

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const TWO_LETTERS = String.raw`[\p{L}\p{N}]\p{M}*[\p{L}\p{N}]\p{M}*`;
const NO_MORE = String.raw`(?![\p{L}\p{M}\p{N}-]|\.\p{L})`;

/**
 * Text that mail programs turn into a link: an e-mail address, a scheme, www, a path, an address in numbers, or a word
 * and an ending. Behind a single letter an ending is a name, as in 'S.Dev'.
 */
const LINK = new RegExp(
  [
    String.raw`@|\/\/|\b(?:https?|ftp|mailto|tel|sms|javascript|data):|\bwww\.|\d\.\d`,
    `${LETTER}\\.${LETTER}[^\\s.]*\\/`,
    `${LETTER}\u3002${LETTER}`,
    `${TWO_LETTERS}\\.(?:${ENDINGS})${NO_MORE}`,
  ].join('|'),
  'iu',
);

/** Whether a name contains an e-mail or web address, also one with full-width or invisible characters. */
export const containsLink = (name: string): boolean => LINK.test(name.normalize('NFKC').replace(/\p{Cf}/gu, ''));
