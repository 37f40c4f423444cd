SELECT
  posted.month,
  posted.country,
  posted.parcels,
  coalesce(arrived.parcels, 0) AS delivered,
  posted.grams,
  coalesce(arrived.grams, 0) AS delivered_grams
FROM (
  SELECT
    to_char(posted_on, 'YYYY-MM') AS month,
    country,
    count(*) AS parcels,
    sum(grams) AS grams
  FROM parcel
  GROUP BY month, country
) AS posted
LEFT JOIN (
  SELECT
    to_char(posted_on, 'YYYY-MM') AS month,
    country,
    count(*) AS parcels,
    sum(grams) AS grams
  FROM parcel
  WHERE state = 'delivered'
  GROUP BY month, country
) AS arrived ON arrived.month = posted.month
  AND arrived.country IS NOT DISTINCT FROM posted.country;
