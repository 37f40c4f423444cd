function lastStoneWeight(stones) {
  while (stones.length > 1) {
    const heaviest = takeHeaviest(stones);
    const second = takeHeaviest(stones);
    if (heaviest > second) stones.push(heaviest - second);
  }
  return stones[0] ?? 0;
}

function takeHeaviest(stones) {
  let place = 0;
  for (let i = 1; i < stones.length; i++) {
    if (stones[i] > stones[place]) place = i;
  }
  const heaviest = stones[place];
  stones[place] = stones.at(-1);
  stones.pop();
  return heaviest;
}
