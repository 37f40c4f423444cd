// Wrong Answer: ranks by the sum of the places, so that many second places can beat a first place
function rankTeams(votes) {
  const sums = new Map();
  for (const vote of votes) {
    [...vote].forEach((team, place) => sums.set(team, (sums.get(team) ?? 0) + place));
  }
  return [...votes[0]]
    .sort((team, other) => sums.get(team) - sums.get(other) || (team < other ? -1 : 1))
    .join('');
}
