/** A problem belongs to the card whose topic (or, if that is blank, name) equals its topic. */
export const topicOf = (card: { name: string; topic: string }): string =>
  card.topic.trim() === '' ? card.name : card.topic;
