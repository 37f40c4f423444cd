-- Wrong Answer: avg skips tests that were missed without an excuse
SELECT pupil.id, pupil.name, round(avg(result.points), 2) AS average
FROM pupil
LEFT JOIN result ON result.pupil_id = pupil.id
GROUP BY pupil.id;
