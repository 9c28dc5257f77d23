export const closedTitle = "This quiz is closed"
export const closedAbout = "You can't start it anymore. Thank you for your interest."
export const fullTitle = "This quiz is full"
export const fullAbout = "All places have been taken. Thank you for your interest."
