-- Wrong Answer: a size without parcels has no row
SELECT
  CASE WHEN grams < 2000 THEN 'light' WHEN grams <= 10000 THEN 'medium' ELSE 'heavy' END
    AS size,
  count(*) AS parcels
FROM parcel
WHERE grams IS NOT NULL
GROUP BY size;
