-- Wrong Answer: sorts capped fees by days late instead of by id
SELECT
  id,
  due_on,
  returned_on - due_on AS days_late,
  least(1.50 * (returned_on - due_on), 20.00) AS fee
FROM (SELECT id, taken_on + days AS due_on, returned_on FROM rental) AS due
WHERE returned_on > due_on
ORDER BY days_late DESC, id;
