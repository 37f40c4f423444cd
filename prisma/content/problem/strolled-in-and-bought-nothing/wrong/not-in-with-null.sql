-- Wrong Answer: NOT IN is never true if the list contains a NULL
SELECT customer, count(*) AS visits
FROM visit
WHERE id NOT IN (SELECT visit_id FROM purchase)
GROUP BY customer;
