-- Wrong Answer: returns single numbers instead of ranges
SELECT name AS raffle, ticket AS first_number, ticket AS last_number
FROM raffle
CROSS JOIN generate_series(1, tickets) AS ticket
WHERE NOT EXISTS (
  SELECT 1
  FROM sold
  WHERE sold.raffle = raffle.name AND sold.number = ticket
)
ORDER BY raffle, first_number;
