-- Wrong Answer: leaves out lines of which no ride was sold
SELECT
  fare.line,
  round(sum(fare.euros * rides.sold)::numeric / sum(rides.sold), 2) AS average
FROM fare
JOIN rides ON rides.line = fare.line
  AND rides.day BETWEEN fare.valid_from AND fare.valid_until
GROUP BY fare.line;
