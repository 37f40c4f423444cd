export function validate(s, p) {
  for (const text of [s, p])
    if (typeof text !== 'string' || !/^[a-z]{1,30000}$/.test(text))
      return 's and p must have 1 to 30 000 lowercase English letters each';
}
