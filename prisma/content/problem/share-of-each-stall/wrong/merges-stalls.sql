-- Wrong Answer: merges stalls of a market that sell the same goods
SELECT
  market,
  goods,
  round(100.0 * sum(euros) / nullif(sum(sum(euros)) OVER (PARTITION BY market), 0), 1)
    AS percent
FROM stall
GROUP BY market, goods;
