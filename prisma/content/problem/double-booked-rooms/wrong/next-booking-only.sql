-- Wrong Answer: a long booking may overlap more than the next one
SELECT room, least(id, next_id) AS first_id, greatest(id, next_id) AS second_id
FROM (
  SELECT
    id,
    room,
    ends_at,
    lead(id) OVER following AS next_id,
    lead(starts_at) OVER following AS next_starts_at
  FROM booking
  WHERE NOT cancelled
  WINDOW following AS (PARTITION BY room ORDER BY starts_at, id)
) AS planned
WHERE next_starts_at < ends_at;
