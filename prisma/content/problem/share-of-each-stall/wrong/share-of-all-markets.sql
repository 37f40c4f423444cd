-- Wrong Answer: without PARTITION BY the sum is over all markets
SELECT market, goods, round(100.0 * euros / nullif(sum(euros) OVER (), 0), 1) AS percent
FROM stall;
