-- Wrong Answer: two cards of the same person with one amount are two bids
SELECT max(euros) AS euros
FROM (
  SELECT euros FROM bid GROUP BY euros HAVING count(DISTINCT person) = 1
) AS single;
