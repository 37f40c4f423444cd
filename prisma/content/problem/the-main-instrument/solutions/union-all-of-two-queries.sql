SELECT musician, instrument
FROM plays
WHERE is_main
UNION ALL
SELECT musician, min(instrument)
FROM plays
GROUP BY musician
HAVING count(*) = 1;
