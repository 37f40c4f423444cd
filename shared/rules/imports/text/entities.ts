/** The entities that editors of notes and web pages write beside the numbered ones. */
const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', prime: '′' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', shy: '', copy: '©', reg: '®', trade: '™' },
  ...{ times: '×', divide: '÷', minus: '−', plusmn: '±', le: '≤', ge: '≥', ne: '≠', asymp: '≈', equiv: '≡' },
  ...{ larr: '←', rarr: '→', uarr: '↑', darr: '↓', harr: '↔', rArr: '⇒', infin: '∞', radic: '√', sum: '∑' },
  ...{ deg: '°', sup2: '²', sup3: '³', frac12: '½', micro: 'µ', pi: 'π', alpha: 'α', beta: 'β', theta: 'θ' },
  ...{ lambda: 'λ', Theta: 'Θ', Omega: 'Ω', check: '✓', cross: '✗', lbrace: '{', rbrace: '}', lpar: '(', rpar: ')' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', auml: 'ä', ouml: 'ö', uuml: 'ü', szlig: 'ß', ntilde: 'ñ', ccedil: 'ç' },
  ...{ comma: ',', colon: ':', semi: ';', period: '.', num: '#', lsqb: '[', rsqb: ']', lowbar: '_', sol: '/' },
};

const MAX_CODE_POINT = 0x10_ff_ff;

/** The text with its entities (`&amp;`, `&#39;`, `&#x27;`) as characters; unknown ones stay as they are. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]*));/gi, (entity, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name] ?? entity;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '';
  });
