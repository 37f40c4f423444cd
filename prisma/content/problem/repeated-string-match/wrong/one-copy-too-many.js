// Wrong Answer: returns the number of copies searched instead of the smallest number
function repeatedStringMatch(a, b) {
  const copies = Math.ceil(b.length / a.length) + 1;
  return a.repeat(copies).includes(b) ? copies : -1;
}
