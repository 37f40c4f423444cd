-- Wrong Answer: returns only two dishes, even if more of them share the two ranks
WITH total AS (
  SELECT branch_id, dish, sum(portions) AS portions
  FROM sale
  GROUP BY branch_id, dish
), ranked AS (
  SELECT
    *,
    row_number() OVER (PARTITION BY branch_id ORDER BY portions DESC, dish) AS place
  FROM total
)
SELECT branch.name AS branch, ranked.dish, ranked.portions
FROM ranked
JOIN branch ON branch.id = ranked.branch_id
WHERE ranked.place <= 2;
