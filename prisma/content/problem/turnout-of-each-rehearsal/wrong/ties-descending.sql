-- Wrong Answer: sorts rehearsals with equal percentages in descending order
SELECT
  rehearsal,
  round(100.0 * count(*) / (SELECT count(*) FROM musician), 2) AS percent
FROM presence
GROUP BY rehearsal
ORDER BY percent DESC, rehearsal DESC;
