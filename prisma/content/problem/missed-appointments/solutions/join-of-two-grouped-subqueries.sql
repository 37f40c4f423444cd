WITH kept_count AS (
  SELECT doctor_id, count(*) AS kept
  FROM appointment
  WHERE status = 'kept'
  GROUP BY doctor_id
), missed_count AS (
  SELECT doctor_id, count(*) AS missed
  FROM appointment
  WHERE status = 'missed'
  GROUP BY doctor_id
)
SELECT doctor.name, coalesce(kept_count.kept, 0) AS kept, missed_count.missed
FROM doctor
JOIN missed_count ON missed_count.doctor_id = doctor.id
LEFT JOIN kept_count ON kept_count.doctor_id = doctor.id
WHERE missed_count.missed > coalesce(kept_count.kept, 0);
