SELECT
  fare.line,
  coalesce(
    round(sum(fare.euros * rides.sold)::numeric / sum(rides.sold), 2),
    0
  ) AS average
FROM fare
LEFT JOIN rides ON rides.line = fare.line
  AND rides.day BETWEEN fare.valid_from AND fare.valid_until
GROUP BY fare.line;
