function encode(strs) {
  return strs.map((str) => `${str.replace(/[/,]/g, '/$&')},`).join('');
}

function decode(s) {
  const strs = [];
  let str = '';
  for (let at = 0; at < s.length; at++) {
    if (s[at] === ',') {
      strs.push(str);
      str = '';
    } else {
      if (s[at] === '/') at++;
      str += s[at];
    }
  }
  return strs;
}
