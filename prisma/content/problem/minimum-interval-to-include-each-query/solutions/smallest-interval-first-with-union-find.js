function minInterval(intervals, queries) {
  const order = queries.map((_, i) => i).sort((a, b) => queries[a] - queries[b]);
  const following = Array.from({ length: queries.length + 1 }, (_, i) => i);

  function nextOpen(start) {
    let place = start;
    while (following[place] !== place) {
      following[place] = following[following[place]];
      place = following[place];
    }
    return place;
  }

  function firstFrom(least) {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (queries[order[middle]] < least) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const answers = queries.map(() => -1);
  const bySize = [...intervals].sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  for (const [left, right] of bySize) {
    let place = nextOpen(firstFrom(left));
    while (queries[order[place]] <= right) {
      answers[order[place]] = right - left + 1;
      following[place] = place + 1;
      place = nextOpen(place);
    }
  }
  return answers;
}
