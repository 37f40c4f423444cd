-- Wrong Answer: does not cap the fee at 20.00
SELECT
  id,
  due_on,
  returned_on - due_on AS days_late,
  1.50 * (returned_on - due_on) AS fee
FROM (SELECT id, taken_on + days AS due_on, returned_on FROM rental) AS due
WHERE returned_on > due_on
ORDER BY fee DESC, id;
