-- Wrong Answer: subtracts a holiday on a weekend although the weekend was not counted
SELECT
  id,
  thing,
  CASE
    WHEN ready_on IS NOT NULL THEN (
      SELECT count(*)
      FROM generate_series(1, ready_on - handed_in) AS number
      WHERE extract(isodow FROM handed_in + number) <= 5
    ) - (SELECT count(*) FROM holiday WHERE day > handed_in AND day <= ready_on)
  END AS working_days
FROM repair;
