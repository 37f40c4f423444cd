-- Wrong Answer: excused tests count as 0, and so do tests that there were not
SELECT pupil.id, pupil.name, round(avg(coalesce(result.points, 0)), 2) AS average
FROM pupil
LEFT JOIN result ON result.pupil_id = pupil.id
GROUP BY pupil.id;
