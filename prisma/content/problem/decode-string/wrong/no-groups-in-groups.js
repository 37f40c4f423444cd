// Wrong Answer: decodes groups once, but not nested groups
function decodeString(s) {
  return s.replace(/(\d+)\[([a-z]*)\]/g, (_, count, part) => part.repeat(count));
}
