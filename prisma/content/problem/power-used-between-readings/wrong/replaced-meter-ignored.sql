-- Wrong Answer: a replaced meter makes the difference negative
SELECT
  meter,
  read_on,
  read_on - lag(read_on) OVER in_order AS days,
  kwh - lag(kwh) OVER in_order AS used
FROM reading
WINDOW in_order AS (PARTITION BY meter ORDER BY read_on)
ORDER BY meter, read_on;
