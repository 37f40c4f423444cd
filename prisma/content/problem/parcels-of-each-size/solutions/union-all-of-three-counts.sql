SELECT 'light' AS size, count(*) AS parcels FROM parcel WHERE grams < 2000
UNION ALL
SELECT 'medium', count(*) FROM parcel WHERE grams BETWEEN 2000 AND 10000
UNION ALL
SELECT 'heavy', count(*) FROM parcel WHERE grams > 10000;
