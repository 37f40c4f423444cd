function firstUniqChar(s) {
  for (let position = 0; position < s.length; position++) {
    let other = 0;
    const letter = s[position];
    while (other === position || (other < s.length && s[other] !== letter)) other++;
    if (other === s.length) return position;
  }
  return -1;
}
