-- Wrong Answer: after two dishes on the first place, rank goes on with 3
WITH total AS (
  SELECT branch_id, dish, sum(portions) AS portions
  FROM sale
  GROUP BY branch_id, dish
), ranked AS (
  SELECT *, rank() OVER (PARTITION BY branch_id ORDER BY portions DESC) AS place
  FROM total
)
SELECT branch.name AS branch, ranked.dish, ranked.portions
FROM ranked
JOIN branch ON branch.id = ranked.branch_id
WHERE ranked.place <= 2;
