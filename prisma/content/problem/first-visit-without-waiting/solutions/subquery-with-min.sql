SELECT
  round(avg(CASE WHEN seen_on = called_on THEN 100 ELSE 0 END), 2) AS percent
FROM visit
WHERE (patient, called_on) IN (
  SELECT patient, min(called_on) FROM visit GROUP BY patient
);
