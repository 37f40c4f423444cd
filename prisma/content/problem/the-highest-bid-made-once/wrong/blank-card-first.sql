-- Wrong Answer: NULL sorts before all numbers in descending order
SELECT (
  SELECT euros FROM bid GROUP BY euros HAVING count(*) = 1 ORDER BY euros DESC LIMIT 1
) AS euros;
