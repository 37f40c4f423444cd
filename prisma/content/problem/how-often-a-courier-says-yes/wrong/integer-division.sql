-- Wrong Answer: integer division returns 0 for every rate below 1
SELECT
  courier.id AS courier,
  coalesce(
    count(*) FILTER (WHERE offer.answer = 'yes') / nullif(count(offer.id), 0),
    0
  ) AS rate
FROM courier
LEFT JOIN offer ON offer.courier_id = courier.id
GROUP BY courier.id;
