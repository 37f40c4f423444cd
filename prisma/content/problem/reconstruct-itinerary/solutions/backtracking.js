function findItinerary(tickets) {
  const sorted = tickets.toSorted((a, b) => (a[1] < b[1] ? -1 : 1));
  const used = sorted.map(() => false);
  const journey = ['JFK'];

  function travel() {
    if (journey.length === sorted.length + 1) return true;
    for (let i = 0; i < sorted.length; i++) {
      if (used[i] || sorted[i][0] !== journey.at(-1)) continue;
      used[i] = true;
      journey.push(sorted[i][1]);
      if (travel()) return true;
      journey.pop();
      used[i] = false;
    }
    return false;
  }

  travel();
  return journey;
}
