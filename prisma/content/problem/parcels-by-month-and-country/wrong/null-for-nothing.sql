-- Wrong Answer: returns NULL instead of 0 if nothing was delivered
SELECT
  to_char(posted_on, 'YYYY-MM') AS month,
  country,
  count(*) AS parcels,
  count(*) FILTER (WHERE state = 'delivered') AS delivered,
  sum(grams) AS grams,
  sum(grams) FILTER (WHERE state = 'delivered') AS delivered_grams
FROM parcel
GROUP BY month, country;
