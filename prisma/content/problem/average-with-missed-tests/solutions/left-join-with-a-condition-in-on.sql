SELECT
  pupil.id,
  pupil.name,
  round(
    avg(coalesce(result.points, 0)) FILTER (WHERE result.pupil_id IS NOT NULL), 2
  ) AS average
FROM pupil
LEFT JOIN result
  ON result.pupil_id = pupil.id
  AND (result.points IS NOT NULL OR NOT result.excused)
GROUP BY pupil.id;
