SELECT DISTINCT ON (card_id) card_id, booked_at, balance
FROM (
  SELECT
    id,
    card_id,
    booked_at,
    (
      SELECT sum(earlier.amount)
      FROM card_entry AS earlier
      WHERE earlier.card_id = entry.card_id
        AND (earlier.booked_at, earlier.id) <= (entry.booked_at, entry.id)
    ) AS balance
  FROM card_entry AS entry
) AS running
WHERE balance < 0
ORDER BY card_id, booked_at, id;
