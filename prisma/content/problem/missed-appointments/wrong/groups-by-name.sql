-- Wrong Answer: counts two doctors with the same name together
SELECT
  doctor.name,
  count(*) FILTER (WHERE status = 'kept') AS kept,
  count(*) FILTER (WHERE status = 'missed') AS missed
FROM doctor
JOIN appointment ON appointment.doctor_id = doctor.id
GROUP BY doctor.name
HAVING count(*) FILTER (WHERE status = 'missed')
  > count(*) FILTER (WHERE status = 'kept');
