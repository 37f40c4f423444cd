-- Wrong Answer: the count of no days is 0 also for a repair that is not ready
SELECT
  id,
  thing,
  (
    SELECT count(*)
    FROM generate_series(1, ready_on - handed_in) AS number
    WHERE extract(isodow FROM handed_in + number) <= 5
      AND NOT EXISTS (SELECT 1 FROM holiday WHERE day = handed_in + number)
  ) AS working_days
FROM repair;
