-- Wrong Answer: takes the row with the previous id for the previous reading
SELECT
  meter,
  read_on,
  read_on - lag(read_on) OVER in_order AS days,
  CASE
    WHEN kwh < lag(kwh) OVER in_order THEN kwh
    ELSE kwh - lag(kwh) OVER in_order
  END AS used
FROM reading
WINDOW in_order AS (PARTITION BY meter ORDER BY id)
ORDER BY meter, read_on;
