-- Wrong Answer: integer division truncates before the result is rounded
SELECT
  market,
  goods,
  round(100 * euros / nullif(sum(euros) OVER (PARTITION BY market), 0), 1) AS percent
FROM stall;
