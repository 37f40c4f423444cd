function firstUniqChar(s) {
  for (let position = 0; position < s.length; position++) {
    let other = 0;
    while (other === position || (other < s.length && s[other] !== s[position])) other++;
    if (other === s.length) return position;
  }
  return -1;
}
