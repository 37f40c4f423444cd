SELECT
  courier.id AS courier,
  round(avg(CASE WHEN offer.answer = 'yes' THEN 1 ELSE 0 END), 2) AS rate
FROM courier
LEFT JOIN offer ON offer.courier_id = courier.id
GROUP BY courier.id;
