-- Wrong Answer: the first visit is that of the first call, not the one that took place first
SELECT
  round(avg(CASE WHEN seen_on = called_on THEN 100 ELSE 0 END), 2) AS percent
FROM (
  SELECT DISTINCT ON (patient) called_on, seen_on FROM visit ORDER BY patient, seen_on
) AS first_visit;
