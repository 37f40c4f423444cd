function groupAnagrams(strs) {
  const groups = [];
  for (const word of strs) {
    const letters = word.split('').sort().join('');
    const group = groups.find(({ representative }) => representative === letters);
    if (group) group.members.push(word);
    else groups.push({ representative: letters, members: [word] });
  }
  return groups.map(({ members }) => members);
}
