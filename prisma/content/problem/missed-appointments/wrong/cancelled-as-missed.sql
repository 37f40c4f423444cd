-- Wrong Answer: takes cancelled appointments for missed ones
SELECT
  doctor.name,
  count(*) FILTER (WHERE status = 'kept') AS kept,
  count(*) FILTER (WHERE status <> 'kept') AS missed
FROM doctor
JOIN appointment ON appointment.doctor_id = doctor.id
GROUP BY doctor.id
HAVING count(*) FILTER (WHERE status <> 'kept')
  > count(*) FILTER (WHERE status = 'kept');
