-- Wrong Answer: misses numbers before the first and after the last sold one
WITH paired AS (
  SELECT
    raffle,
    number,
    lead(number) OVER (PARTITION BY raffle ORDER BY number) AS next_number
  FROM sold
)
SELECT raffle, number + 1 AS first_number, next_number - 1 AS last_number
FROM paired
WHERE next_number > number + 1
ORDER BY raffle, first_number;
