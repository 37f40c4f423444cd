-- Wrong Answer: the sum of no rows is NULL, which drops doctors without kept appointments
SELECT
  doctor.name,
  sum(CASE WHEN status = 'kept' THEN 1 END) AS kept,
  sum(CASE WHEN status = 'missed' THEN 1 END) AS missed
FROM doctor
JOIN appointment ON appointment.doctor_id = doctor.id
GROUP BY doctor.id
HAVING sum(CASE WHEN status = 'missed' THEN 1 END)
  > sum(CASE WHEN status = 'kept' THEN 1 END);
