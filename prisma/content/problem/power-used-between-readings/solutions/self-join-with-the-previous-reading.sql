SELECT
  reading.meter,
  reading.read_on,
  reading.read_on - earlier.read_on AS days,
  CASE
    WHEN reading.kwh < earlier.kwh THEN reading.kwh
    ELSE reading.kwh - earlier.kwh
  END AS used
FROM reading
LEFT JOIN reading AS earlier
  ON earlier.meter = reading.meter
  AND earlier.read_on = (
    SELECT max(other.read_on)
    FROM reading AS other
    WHERE other.meter = reading.meter AND other.read_on < reading.read_on
  )
ORDER BY meter, read_on;
