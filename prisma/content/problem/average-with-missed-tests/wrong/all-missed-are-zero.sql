-- Wrong Answer: counts excused tests as 0, and pupils without any test too
SELECT pupil.id, pupil.name, round(avg(coalesce(result.points, 0)), 2) AS average
FROM pupil
LEFT JOIN result ON result.pupil_id = pupil.id
GROUP BY pupil.id;
