WITH taken AS (
  SELECT id, room, tsrange(starts_at, ends_at) AS span
  FROM booking
  WHERE NOT cancelled
)
SELECT first.room, first.id AS first_id, second.id AS second_id
FROM taken AS first
JOIN taken AS second
  ON second.room = first.room
  AND second.id > first.id
  AND second.span && first.span;
