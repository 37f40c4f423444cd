-- Wrong Answer: entries with the same timestamp are peers and all get the sum after the last of them
SELECT DISTINCT ON (card_id) card_id, booked_at, balance
FROM (
  SELECT
    id,
    card_id,
    booked_at,
    sum(amount) OVER (PARTITION BY card_id ORDER BY booked_at) AS balance
  FROM card_entry
) AS running
WHERE balance < 0
ORDER BY card_id, booked_at, id;
