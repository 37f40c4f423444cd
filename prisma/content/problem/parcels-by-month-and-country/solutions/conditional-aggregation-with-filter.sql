SELECT
  to_char(posted_on, 'YYYY-MM') AS month,
  country,
  count(*) AS parcels,
  count(*) FILTER (WHERE state = 'delivered') AS delivered,
  sum(grams) AS grams,
  coalesce(sum(grams) FILTER (WHERE state = 'delivered'), 0) AS delivered_grams
FROM parcel
GROUP BY month, country;
