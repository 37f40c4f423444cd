-- Wrong Answer: among events of the same moment, counts those who enter before others leave
WITH event AS (
  SELECT room_id, entered_at AS moment, 1 AS change FROM visit
  UNION ALL
  SELECT room_id, left_at, -1 FROM visit WHERE left_at IS NOT NULL
), level AS (
  SELECT
    room_id,
    moment,
    sum(change) OVER (
      PARTITION BY room_id ORDER BY moment, change DESC ROWS UNBOUNDED PRECEDING
    ) AS visitors
  FROM event
)
SELECT DISTINCT ON (room.id)
  room.name AS room,
  coalesce(level.visitors, 0) AS visitors,
  level.moment AS since
FROM room
LEFT JOIN level ON level.room_id = room.id
ORDER BY room.id, visitors DESC, since;
