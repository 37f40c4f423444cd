-- Wrong Answer: an average of 19.98 is rounded to 20.0 before it is compared
SELECT
  route,
  count(passengers) AS counted,
  round(avg(passengers), 1) AS average
FROM crossing
GROUP BY route
HAVING count(passengers) >= 3 AND round(avg(passengers), 1) < 20;
