SELECT musician, instrument
FROM (
  SELECT *, count(*) OVER (PARTITION BY musician) AS instruments
  FROM plays
) AS counted
WHERE is_main OR instruments = 1;
