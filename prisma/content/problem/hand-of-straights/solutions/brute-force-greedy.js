function isNStraightHand(hand, groupSize) {
  if (hand.length % groupSize !== 0) return false;
  const left = [...hand];
  while (left.length > 0) {
    const first = left.reduce((smallest, card) => Math.min(smallest, card));
    for (let card = first; card < first + groupSize; card++) {
      const place = left.indexOf(card);
      if (place < 0) return false;
      left.splice(place, 1);
    }
  }
  return true;
}
