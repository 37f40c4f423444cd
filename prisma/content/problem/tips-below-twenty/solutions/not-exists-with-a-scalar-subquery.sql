SELECT
  name,
  (SELECT euros FROM tip WHERE tip.waiter_id = waiter.id) AS euros
FROM waiter
WHERE NOT EXISTS (
  SELECT FROM tip WHERE tip.waiter_id = waiter.id AND tip.euros >= 20
);
