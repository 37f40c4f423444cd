-- Wrong Answer: ranks single sales instead of their totals
WITH ranked AS (
  SELECT
    *,
    dense_rank() OVER (PARTITION BY branch_id ORDER BY portions DESC) AS place
  FROM sale
)
SELECT branch.name AS branch, ranked.dish, sum(ranked.portions) AS portions
FROM ranked
JOIN branch ON branch.id = ranked.branch_id
WHERE ranked.place <= 2
GROUP BY branch.name, ranked.dish;
