WITH border AS (
  SELECT raffle, number FROM sold
  UNION ALL
  SELECT name, 0 FROM raffle
  UNION ALL
  SELECT name, tickets + 1 FROM raffle
), paired AS (
  SELECT
    raffle,
    number,
    lead(number) OVER (PARTITION BY raffle ORDER BY number) AS next_number
  FROM border
)
SELECT raffle, number + 1 AS first_number, next_number - 1 AS last_number
FROM paired
WHERE next_number > number + 1
ORDER BY raffle, first_number;
