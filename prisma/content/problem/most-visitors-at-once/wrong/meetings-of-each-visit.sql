-- Wrong Answer: counts all visitors that one visitor met, although these may not have met each other
SELECT DISTINCT ON (room.id)
  room.name AS room,
  count(other.id) AS visitors,
  visit.entered_at AS since
FROM room
LEFT JOIN visit ON visit.room_id = room.id
LEFT JOIN visit AS other
  ON other.room_id = room.id
  AND (other.entered_at < visit.left_at OR visit.left_at IS NULL)
  AND (other.left_at > visit.entered_at OR other.left_at IS NULL)
GROUP BY room.id, visit.id
ORDER BY room.id, visitors DESC, since;
