export const NOT_OFFERED = "This chat has no people to talk to."
export const NOT_LIVE = "This visitor isn't waiting for a person any more."
export const NOT_YOURS = "Take this conversation first. Your message wasn't sent."
export const ID_TAKEN = "This message's id belongs to another message."
export const takenBy = (email: string | null) => `${email ?? "Another admin"} has this conversation.`
