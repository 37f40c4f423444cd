-- Wrong Answer: averages over rows instead of rides
SELECT fare.line, coalesce(round(avg(fare.euros), 2), 0) AS average
FROM fare
LEFT JOIN rides ON rides.line = fare.line
  AND rides.day BETWEEN fare.valid_from AND fare.valid_until
GROUP BY fare.line;
