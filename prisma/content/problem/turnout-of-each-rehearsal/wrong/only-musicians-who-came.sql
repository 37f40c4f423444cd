-- Wrong Answer: leaves musicians out of the total who were never present
SELECT
  rehearsal,
  round(100.0 * count(*) / (SELECT count(DISTINCT musician_id) FROM presence), 2) AS percent
FROM presence
GROUP BY rehearsal
ORDER BY percent DESC, rehearsal;
