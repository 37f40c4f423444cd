-- Wrong Answer: leaves out couriers without offers
SELECT
  courier_id AS courier,
  round(avg(CASE WHEN answer = 'yes' THEN 1 ELSE 0 END), 2) AS rate
FROM offer
GROUP BY courier_id;
