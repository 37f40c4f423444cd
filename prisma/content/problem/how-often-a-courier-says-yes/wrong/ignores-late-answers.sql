-- Wrong Answer: offers that were answered too late are missing in the total
SELECT
  courier.id AS courier,
  coalesce(round(avg(CASE answer WHEN 'yes' THEN 1 WHEN 'no' THEN 0 END), 2), 0) AS rate
FROM courier
LEFT JOIN offer ON offer.courier_id = courier.id
GROUP BY courier.id;
