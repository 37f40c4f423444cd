-- Wrong Answer: integer division cuts off the decimals
SELECT
  rehearsal,
  100 * count(*) / (SELECT count(*) FROM musician) AS percent
FROM presence
GROUP BY rehearsal
ORDER BY percent DESC, rehearsal;
