-- Wrong Answer: a comparison with a NULL in left_at is not true
SELECT DISTINCT ON (room.id)
  room.name AS room,
  count(inside.id) AS visitors,
  moment.entered_at AS since
FROM room
LEFT JOIN (SELECT DISTINCT room_id, entered_at FROM visit) AS moment
  ON moment.room_id = room.id
LEFT JOIN visit AS inside
  ON inside.room_id = room.id
  AND inside.entered_at <= moment.entered_at
  AND inside.left_at > moment.entered_at
GROUP BY room.id, moment.entered_at
ORDER BY room.id, visitors DESC, since;
