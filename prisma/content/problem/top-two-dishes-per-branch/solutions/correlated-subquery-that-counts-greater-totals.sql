WITH total AS (
  SELECT branch_id, dish, sum(portions) AS portions
  FROM sale
  GROUP BY branch_id, dish
)
SELECT branch.name AS branch, total.dish, total.portions
FROM total
JOIN branch ON branch.id = total.branch_id
WHERE (
  SELECT count(DISTINCT better.portions)
  FROM total AS better
  WHERE better.branch_id = total.branch_id AND better.portions > total.portions
) < 2;
