-- Wrong Answer: without PARTITION BY the ranking is over the whole chain
WITH total AS (
  SELECT branch_id, dish, sum(portions) AS portions
  FROM sale
  GROUP BY branch_id, dish
), ranked AS (
  SELECT *, dense_rank() OVER (ORDER BY portions DESC) AS place
  FROM total
)
SELECT branch.name AS branch, ranked.dish, ranked.portions
FROM ranked
JOIN branch ON branch.id = ranked.branch_id
WHERE ranked.place <= 2;
