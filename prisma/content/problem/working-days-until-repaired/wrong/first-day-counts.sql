-- Wrong Answer: also counts the day on which the item was handed in
SELECT
  id,
  thing,
  CASE
    WHEN ready_on IS NOT NULL THEN (
      SELECT count(*)
      FROM generate_series(0, ready_on - handed_in) AS number
      WHERE extract(isodow FROM handed_in + number) <= 5
        AND NOT EXISTS (SELECT 1 FROM holiday WHERE day = handed_in + number)
    )
  END AS working_days
FROM repair;
