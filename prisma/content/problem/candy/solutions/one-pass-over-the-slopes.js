function candy(ratings) {
  let total = 1;
  let [up, down, peak] = [0, 0, 0];
  for (let i = 1; i < ratings.length; i++) {
    if (ratings[i] > ratings[i - 1]) {
      up++;
      [peak, down] = [up, 0];
      total += up + 1;
    } else if (ratings[i] === ratings[i - 1]) {
      [up, down, peak] = [0, 0, 0];
      total += 1;
    } else {
      up = 0;
      down++;
      total += down > peak ? down + 1 : down;
    }
  }
  return total;
}
