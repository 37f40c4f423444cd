// Wrong Answer: removes words anywhere, so letters that were apart become adjacent
function wordBreak(s, wordDict) {
  const words = [...wordDict].sort((a, b) => b.length - a.length);
  let rest = s;
  for (const word of words) rest = rest.split(word).join('');
  return rest === '';
}
