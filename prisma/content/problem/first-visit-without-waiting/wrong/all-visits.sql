-- Wrong Answer: averages over all visits
SELECT
  round(avg(CASE WHEN seen_on = called_on THEN 100 ELSE 0 END), 2) AS percent
FROM visit;
