-- Wrong Answer: the count of no rows is 0 for an unfinished repair too
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
