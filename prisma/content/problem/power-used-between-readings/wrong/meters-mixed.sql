-- Wrong Answer: without PARTITION BY the previous row may belong to another meter
SELECT
  meter,
  read_on,
  read_on - lag(read_on) OVER in_order AS days,
  CASE
    WHEN kwh < lag(kwh) OVER in_order THEN kwh
    ELSE kwh - lag(kwh) OVER in_order
  END AS used
FROM reading
WINDOW in_order AS (ORDER BY meter, read_on)
ORDER BY meter, read_on;
