function isValid(s) {
  let length;
  do {
    length = s.length;
    s = s.replaceAll('()', '').replaceAll('[]', '').replaceAll('{}', '');
  } while (s.length !== length);
  return s === '';
}
