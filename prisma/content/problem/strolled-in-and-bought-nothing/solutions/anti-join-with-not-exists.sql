SELECT customer, count(*) AS visits
FROM visit
WHERE NOT EXISTS (SELECT FROM purchase WHERE purchase.visit_id = visit.id)
GROUP BY customer;
