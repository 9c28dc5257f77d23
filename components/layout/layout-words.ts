/** Texts of the frame around every dashboard. The labels of the tabs are in dashboard-tabs.ts. */

export const videoTestimonials = "Video Testimonials"
export const aiChatbot = "AI Chatbot"
export const quizzes = "Quizzes"
export const platformAdministrator = "Platform admin"
export const tenantAdministrator = "Business admin"
export const accountOf = (email: string) => `Account: ${email}`
export const yourAccount = "Your account"
export const logout = "Logout"
export const products = "Products"
export const dashboard = "Dashboard"
export const skipToContent = "Skip to content"
export const allSettings = "All settings"

export const preview = "Preview"
export const previewUnknown = "Unable to determine tenant page URL for preview"
export const backToPlatform = "Back to Platform Admin"

export const platformLogo = "Platform logo"
export const platformLogoAbout = "Shown in the top bar, on the homepage, and on the login pages."
export const changeLogo = "Change logo"
export const uploadLogo = "Upload logo"
/** Completes "Upload …", "Replace …" and "Remove …". */
export const logo = "logo"
export const logoAlt = "The platform's logo"
export const logoFailed = "Failed to upload logo"
export const logoSaved = "Logo saved"
export const logoRemoved = "Logo removed"
export const logoRemovedMeans = "The top bar, the homepage, and the login pages will show the page title instead."

export const pageCrashed = "Something went wrong"
export const pageCrashedWhy = "This page couldn't be shown. Anything you already sent is safe."
export const dashboardCrashedWhy = "The page stopped working. Reloading usually helps."
export const backToDashboard = "Back to dashboard"
export const toHomepage = "Go to the homepage"
export const notFound = "Page not found"
export const notFoundWhy = "There's nothing at this address. Check the link that brought you here."
