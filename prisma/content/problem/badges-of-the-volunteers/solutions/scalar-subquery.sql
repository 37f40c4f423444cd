SELECT
  (SELECT number FROM badge WHERE badge.volunteer_id = volunteer.id) AS badge,
  name
FROM volunteer;
