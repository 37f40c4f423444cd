SELECT
  stall.market,
  stall.goods,
  round(100.0 * stall.euros / nullif(takings.total, 0), 1) AS percent
FROM stall
JOIN (SELECT market, sum(euros) AS total FROM stall GROUP BY market) AS takings
  ON takings.market = stall.market;
