export const DELIVERY_NOT_FOUND = "Mail not found."
export const STILL_ON_ITS_WAY = "This mail is still on its way."
export const NEVER_CONFIRMED = "The mail server took this mail twice without confirming it. It may have arrived."
export const TEXT_GONE = "This mail cannot be sent again: its text is no longer kept."
