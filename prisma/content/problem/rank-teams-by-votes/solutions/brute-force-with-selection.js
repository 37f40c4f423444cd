function rankTeams(votes) {
  const isBetter = (team, other) => {
    for (let place = 0; place < votes[0].length; place++) {
      const countOf = (one) => votes.filter((vote) => vote[place] === one).length;
      const difference = countOf(team) - countOf(other);
      if (difference !== 0) return difference > 0;
    }
    return team < other;
  };
  let left = [...votes[0]];
  let ranking = '';
  while (left.length > 0) {
    const best = left.reduce((one, team) => (isBetter(team, one) ? team : one));
    ranking += best;
    left = left.filter((team) => team !== best);
  }
  return ranking;
}
