SELECT
  id,
  thing,
  (ready_on - handed_in) / 7 * 5
    + (
      SELECT count(*)
      FROM generate_series(0, (ready_on - handed_in) % 7 - 1) AS back
      WHERE extract(isodow FROM ready_on - back) <= 5
    )
    - (
      SELECT count(*)
      FROM holiday
      WHERE day > handed_in AND day <= ready_on AND extract(isodow FROM day) <= 5
    ) AS working_days
FROM repair;
