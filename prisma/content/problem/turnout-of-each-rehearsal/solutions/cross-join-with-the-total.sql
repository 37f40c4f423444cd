WITH orchestra AS (
  SELECT count(*) AS musicians FROM musician
)
SELECT rehearsal, round(100.0 * count(*) / musicians, 2) AS percent
FROM presence
CROSS JOIN orchestra
GROUP BY rehearsal, musicians
ORDER BY percent DESC, rehearsal;
