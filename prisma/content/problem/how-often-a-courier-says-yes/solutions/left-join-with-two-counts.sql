SELECT
  courier.id AS courier,
  coalesce(
    round(
      count(*) FILTER (WHERE offer.answer = 'yes')::numeric
        / nullif(count(offer.id), 0),
      2
    ),
    0
  ) AS rate
FROM courier
LEFT JOIN offer ON offer.courier_id = courier.id
GROUP BY courier.id;
