-- Wrong Answer: leaves out points that were given despite an excuse
SELECT
  pupil.id,
  pupil.name,
  round(
    avg(CASE WHEN NOT result.excused THEN coalesce(result.points, 0) END), 2
  ) AS average
FROM pupil
LEFT JOIN result ON result.pupil_id = pupil.id
GROUP BY pupil.id;
