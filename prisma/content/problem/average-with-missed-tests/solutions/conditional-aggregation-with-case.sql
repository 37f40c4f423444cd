SELECT
  pupil.id,
  pupil.name,
  round(
    avg(
      CASE
        WHEN result.points IS NOT NULL THEN result.points
        WHEN NOT result.excused THEN 0
      END
    ),
    2
  ) AS average
FROM pupil
LEFT JOIN result ON result.pupil_id = pupil.id
GROUP BY pupil.id;
