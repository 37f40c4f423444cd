-- Wrong Answer: returns customers without such a visit, with 0
SELECT
  customer,
  count(*) FILTER (
    WHERE NOT EXISTS (SELECT FROM purchase WHERE purchase.visit_id = visit.id)
  ) AS visits
FROM visit
GROUP BY customer;
