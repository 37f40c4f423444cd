-- Wrong Answer: parcels of exactly 2000 or 10000 grams count nowhere
SELECT 'light' AS size, count(*) AS parcels FROM parcel WHERE grams < 2000
UNION ALL
SELECT 'medium', count(*) FROM parcel WHERE grams > 2000 AND grams < 10000
UNION ALL
SELECT 'heavy', count(*) FROM parcel WHERE grams > 10000;
