-- Wrong Answer: filters single full crossings before the average is computed
SELECT
  route,
  count(passengers) AS counted,
  round(avg(passengers), 1) AS average
FROM crossing
WHERE passengers < 20
GROUP BY route
HAVING count(passengers) >= 3;
