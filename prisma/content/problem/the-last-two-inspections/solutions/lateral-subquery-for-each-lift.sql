SELECT lift.name AS lift, latest.number, latest.day, latest.passed
FROM lift
LEFT JOIN LATERAL (
  SELECT row_number() OVER (ORDER BY day DESC, id DESC) AS number, day, passed
  FROM inspection
  WHERE inspection.lift_id = lift.id
  ORDER BY number
  LIMIT 2
) AS latest ON true
ORDER BY lift, number;
