SELECT visit.customer, count(*) AS visits
FROM visit
LEFT JOIN purchase ON purchase.visit_id = visit.id
WHERE purchase.id IS NULL
GROUP BY visit.customer;
