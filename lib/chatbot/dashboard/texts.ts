/** On the platform's chatbot dashboard, with a link to the login, for whoever is not signed in as a platform admin. */
export const ACCESS_DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."
