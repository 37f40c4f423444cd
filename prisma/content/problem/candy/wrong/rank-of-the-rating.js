// Wrong Answer: gives as many candies as the rank of the rating among all ratings
function candy(ratings) {
  const ranks = [...new Set(ratings)].sort((a, b) => a - b);
  const rankOf = new Map(ranks.map((rating, index) => [rating, index + 1]));
  return ratings.reduce((sum, rating) => sum + rankOf.get(rating), 0);
}
