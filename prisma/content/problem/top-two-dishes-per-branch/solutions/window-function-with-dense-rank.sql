WITH total AS (
  SELECT branch_id, dish, sum(portions) AS portions
  FROM sale
  GROUP BY branch_id, dish
), ranked AS (
  SELECT
    *,
    dense_rank() OVER (PARTITION BY branch_id ORDER BY portions DESC) AS place
  FROM total
)
SELECT branch.name AS branch, ranked.dish, ranked.portions
FROM ranked
JOIN branch ON branch.id = ranked.branch_id
WHERE ranked.place <= 2;
