SELECT first.room, first.id AS first_id, second.id AS second_id
FROM booking AS first
JOIN booking AS second
  ON second.room = first.room
  AND second.id > first.id
  AND second.starts_at < first.ends_at
  AND first.starts_at < second.ends_at
WHERE NOT first.cancelled AND NOT second.cancelled;
