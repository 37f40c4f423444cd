-- Wrong Answer: integer division cuts off the decimals
SELECT
  participant.expedition,
  sum(climber.years) / count(climber.years) AS average
FROM participant
JOIN climber ON climber.id = participant.climber_id
GROUP BY participant.expedition;
