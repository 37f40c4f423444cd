-- Wrong Answer: loses waiters without a row in tip
SELECT waiter.name, tip.euros
FROM waiter
LEFT JOIN tip ON tip.waiter_id = waiter.id
WHERE tip.euros < 20;
