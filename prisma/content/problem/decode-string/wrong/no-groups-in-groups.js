// Wrong Answer: writes groups out once, and not those that lie inside each other
function decodeString(s) {
  return s.replace(/(\d+)\[([a-z]*)\]/g, (_, count, part) => part.repeat(count));
}
