-- Wrong Answer: joins each kept appointment with each missed one, so both counts are multiplied
SELECT doctor.name, count(k.id) AS kept, count(m.id) AS missed
FROM doctor
LEFT JOIN appointment AS k ON k.doctor_id = doctor.id AND k.status = 'kept'
LEFT JOIN appointment AS m ON m.doctor_id = doctor.id AND m.status = 'missed'
GROUP BY doctor.id
HAVING count(m.id) > count(k.id);
