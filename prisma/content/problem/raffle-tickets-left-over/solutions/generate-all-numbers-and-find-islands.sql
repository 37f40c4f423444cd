WITH unsold AS (
  SELECT name AS raffle, number
  FROM raffle
  CROSS JOIN generate_series(1, tickets) AS number
  EXCEPT
  SELECT raffle, number FROM sold
), numbered AS (
  SELECT
    raffle,
    number,
    number - row_number() OVER (PARTITION BY raffle ORDER BY number) AS island
  FROM unsold
)
SELECT raffle, min(number) AS first_number, max(number) AS last_number
FROM numbered
GROUP BY raffle, island
ORDER BY raffle, first_number;
