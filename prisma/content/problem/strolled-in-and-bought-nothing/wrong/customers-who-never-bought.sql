-- Wrong Answer: leaves out customers who bought something on another visit
SELECT customer, count(*) AS visits
FROM visit
WHERE customer NOT IN (
  SELECT customer FROM visit JOIN purchase ON purchase.visit_id = visit.id
)
GROUP BY customer;
