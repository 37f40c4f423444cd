SELECT
  round(avg(CASE WHEN seen_on = called_on THEN 100 ELSE 0 END), 2) AS percent
FROM (
  SELECT DISTINCT ON (patient) called_on, seen_on
  FROM visit
  ORDER BY patient, called_on
) AS first_visit;
