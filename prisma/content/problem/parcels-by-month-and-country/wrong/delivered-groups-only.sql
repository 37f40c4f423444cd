-- Wrong Answer: the condition in WHERE removes the other parcels from all numbers
SELECT
  to_char(posted_on, 'YYYY-MM') AS month,
  country,
  count(*) AS parcels,
  count(*) AS delivered,
  sum(grams) AS grams,
  sum(grams) AS delivered_grams
FROM parcel
WHERE state = 'delivered'
GROUP BY month, country;
