export const DELIVERY_NOT_FOUND = "Email not found."
export const STILL_ON_ITS_WAY = "This email is still on its way."
export const NEVER_CONFIRMED = "The mail server accepted this email twice but never confirmed it. It may have arrived."
export const TEXT_GONE = "This email can't be sent again because its text is no longer stored."
