-- Wrong Answer: takes crossings that nobody counted for empty ones
SELECT
  route,
  count(passengers) AS counted,
  round(avg(coalesce(passengers, 0)), 1) AS average
FROM crossing
GROUP BY route
HAVING count(passengers) >= 3 AND avg(coalesce(passengers, 0)) < 20;
