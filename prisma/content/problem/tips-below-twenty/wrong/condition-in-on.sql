-- Wrong Answer: the condition in ON keeps every waiter
SELECT waiter.name, tip.euros
FROM waiter
LEFT JOIN tip ON tip.waiter_id = waiter.id AND tip.euros < 20;
