// Wrong Answer: starts a straight at the next card of the hand instead of the smallest one left
function isNStraightHand(hand, groupSize) {
  if (hand.length % groupSize !== 0) return false;
  const left = new Map();
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1);
  for (const first of left.keys()) {
    const count = left.get(first);
    if (count === 0) continue;
    for (let card = first; card < first + groupSize; card++) {
      const there = left.get(card) ?? 0;
      if (there < count) return false;
      left.set(card, there - count);
    }
  }
  return true;
}
