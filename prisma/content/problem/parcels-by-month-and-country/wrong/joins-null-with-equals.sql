-- Wrong Answer: a group without a country never finds its delivered parcels
WITH posted AS (
  SELECT to_char(posted_on, 'YYYY-MM') AS month, country, count(*) AS n, sum(grams) AS g
  FROM parcel
  GROUP BY month, country
), arrived AS (
  SELECT to_char(posted_on, 'YYYY-MM') AS month, country, count(*) AS n, sum(grams) AS g
  FROM parcel
  WHERE state = 'delivered'
  GROUP BY month, country
)
SELECT
  posted.month,
  posted.country,
  posted.n AS parcels,
  coalesce(arrived.n, 0) AS delivered,
  posted.g AS grams,
  coalesce(arrived.g, 0) AS delivered_grams
FROM posted
LEFT JOIN arrived ON arrived.month = posted.month AND arrived.country = posted.country;
