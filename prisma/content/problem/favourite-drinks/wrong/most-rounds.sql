-- Wrong Answer: counts the rounds instead of summing their glasses
SELECT DISTINCT ON (guest.id)
  guest.name AS guest,
  round.drink,
  coalesce(sum(round.glasses), 0) AS glasses
FROM guest
LEFT JOIN round ON round.guest_id = guest.id
GROUP BY guest.id, round.drink
ORDER BY guest.id, count(round.id) DESC, round.drink;
