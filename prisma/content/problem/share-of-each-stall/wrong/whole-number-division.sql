-- Wrong Answer: the division of whole numbers cuts off before it is rounded
SELECT
  market,
  goods,
  round(100 * euros / nullif(sum(euros) OVER (PARTITION BY market), 0), 1) AS percent
FROM stall;
