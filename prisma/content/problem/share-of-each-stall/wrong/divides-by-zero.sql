-- Runtime Error: divides by 0 in a market whose takings are 0
SELECT
  market,
  goods,
  round(100.0 * euros / sum(euros) OVER (PARTITION BY market), 1) AS percent
FROM stall;
