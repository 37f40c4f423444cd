SELECT
  market,
  goods,
  round(100.0 * euros / nullif(sum(euros) OVER (PARTITION BY market), 0), 1) AS percent
FROM stall;
