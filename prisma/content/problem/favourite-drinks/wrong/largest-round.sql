-- Wrong Answer: takes the drink of the largest single round
SELECT DISTINCT ON (guest.id)
  guest.name AS guest,
  round.drink,
  coalesce(round.glasses, 0) AS glasses
FROM guest
LEFT JOIN round ON round.guest_id = guest.id
ORDER BY guest.id, glasses DESC, round.drink;
