-- Wrong Answer: adds up the entries in the order in which they were reported
SELECT DISTINCT ON (card_id) card_id, booked_at, balance
FROM (
  SELECT
    id,
    card_id,
    booked_at,
    sum(amount) OVER (PARTITION BY card_id ORDER BY id) AS balance
  FROM card_entry
) AS running
WHERE balance < 0
ORDER BY card_id, id;
