-- Wrong Answer: takes the last two inspections over all lifts
WITH numbered AS (
  SELECT
    lift_id,
    day,
    passed,
    row_number() OVER (ORDER BY day DESC, id DESC) AS number
  FROM inspection
)
SELECT lift.name AS lift, numbered.number, numbered.day, numbered.passed
FROM lift
LEFT JOIN numbered ON numbered.lift_id = lift.id AND numbered.number <= 2
ORDER BY lift, number;
