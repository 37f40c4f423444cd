// Wrong Answer: stops one index too early, so that no part ends at the last letter
function partition(s) {
  const ways = [];
  const isPalindrome = (part) => [...part].reverse().join('') === part;
  function cut(start, parts) {
    if (start >= s.length - 1) {
      ways.push(start === s.length ? parts : [...parts, s[start]]);
      return;
    }
    for (let end = start + 1; end < s.length; end++) {
      const part = s.slice(start, end);
      if (isPalindrome(part)) cut(end, [...parts, part]);
    }
  }
  cut(0, []);
  return ways;
}
