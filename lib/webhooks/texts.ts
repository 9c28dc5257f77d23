export const DELIVERY_NOT_FOUND = "We can't find this delivery."
export const ENDPOINT_IS_OFF = "This webhook is off. Turn it on first."
export const STILL_WAITING = "This delivery is still waiting to be sent."
