-- Wrong Answer: treats a balance of 0 as overdrawn
SELECT DISTINCT ON (card_id) card_id, booked_at, balance
FROM (
  SELECT
    id,
    card_id,
    booked_at,
    sum(amount) OVER (PARTITION BY card_id ORDER BY booked_at, id) AS balance
  FROM card_entry
) AS running
WHERE balance <= 0
ORDER BY card_id, booked_at, id;
