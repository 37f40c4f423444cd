-- Wrong Answer: counts parcels that have not been weighed as heavy
SELECT 'light' AS size, count(*) FILTER (WHERE grams < 2000) AS parcels FROM parcel
UNION ALL
SELECT 'medium', count(*) FILTER (WHERE grams BETWEEN 2000 AND 10000) FROM parcel
UNION ALL
SELECT
  'heavy',
  count(*) - count(*) FILTER (WHERE grams < 2000)
    - count(*) FILTER (WHERE grams BETWEEN 2000 AND 10000)
FROM parcel;
