SELECT waiter.name, tip.euros
FROM waiter
LEFT JOIN tip ON tip.waiter_id = waiter.id
WHERE tip.euros < 20 OR tip.euros IS NULL;
