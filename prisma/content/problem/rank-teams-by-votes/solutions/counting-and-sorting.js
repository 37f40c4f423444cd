function rankTeams(votes) {
  const teams = [...votes[0]];
  const counts = new Map(teams.map((team) => [team, Array(teams.length).fill(0)]));
  for (const vote of votes) {
    [...vote].forEach((team, place) => counts.get(team)[place]++);
  }
  teams.sort((team, other) => {
    for (let place = 0; place < teams.length; place++) {
      const difference = counts.get(other)[place] - counts.get(team)[place];
      if (difference !== 0) return difference;
    }
    return team < other ? -1 : 1;
  });
  return teams.join('');
}
