// Wrong Answer: lets passengers get on in the order of the array, which is not the order along the road
function carPooling(trips, capacity) {
  let passengers = 0;
  let inside = [];
  for (const [count, from, to] of trips) {
    inside = inside.filter(([end, left]) => {
      if (end <= from) passengers -= left;
      return end > from;
    });
    passengers += count;
    inside.push([to, count]);
    if (passengers > capacity) return false;
  }
  return true;
}
