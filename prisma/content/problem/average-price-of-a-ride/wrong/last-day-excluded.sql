-- Wrong Answer: a fare is not valid on its last day
SELECT
  fare.line,
  coalesce(
    round(sum(fare.euros * rides.sold)::numeric / sum(rides.sold), 2),
    0
  ) AS average
FROM fare
LEFT JOIN rides ON rides.line = fare.line
  AND rides.day >= fare.valid_from AND rides.day < fare.valid_until
GROUP BY fare.line;
