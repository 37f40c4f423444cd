-- Wrong Answer: returns 0 instead of NULL
SELECT waiter.name, coalesce(tip.euros, 0) AS euros
FROM waiter
LEFT JOIN tip ON tip.waiter_id = waiter.id
WHERE coalesce(tip.euros, 0) < 20;
