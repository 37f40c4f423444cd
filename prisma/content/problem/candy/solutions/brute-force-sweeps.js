function candy(ratings) {
  const candies = ratings.map(() => 1);
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < ratings.length; i++) {
      for (const j of [i - 1, i + 1]) {
        if (ratings[i] > ratings[j] && candies[i] <= candies[j]) {
          candies[i] = candies[j] + 1;
          changed = true;
        }
      }
    }
  }
  return candies.reduce((sum, count) => sum + count, 0);
}
