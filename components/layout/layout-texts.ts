/** Texts of the frame around every dashboard. The labels of the tabs are in dashboard-tabs.ts. */

export const VIDEO_TESTIMONIALS = "Video Testimonials"
export const AI_CHATBOT = "AI Chatbot"
export const PLATFORM_ADMINISTRATOR = "Platform admin"
export const TENANT_ADMINISTRATOR = "Business admin"
export const accountOf = (email: string) => `Account: ${email}`
export const YOUR_ACCOUNT = "Your account"
export const LOGOUT = "Logout"
export const PRODUCTS = "Products"
export const DASHBOARD = "Dashboard"
export const SKIP_TO_CONTENT = "Skip to content"
export const ALL_SETTINGS = "All settings"

export const PREVIEW = "Preview"
export const PREVIEW_UNKNOWN = "Unable to determine tenant page URL for preview"
export const BACK_TO_PLATFORM = "Back to Platform Admin"

export const PLATFORM_LOGO = "Platform logo"
export const PLATFORM_LOGO_ABOUT = "Shown in the top bar, on the homepage, and on the login pages."
export const CHANGE_LOGO = "Change logo"
export const UPLOAD_LOGO = "Upload logo"
/** Completes "Upload …", "Replace …" and "Remove …". */
export const LOGO = "logo"
export const LOGO_ALT = "The platform's logo"
export const LOGO_FAILED = "Failed to upload logo"
export const LOGO_SAVED = "Logo saved"
export const LOGO_REMOVED = "Logo removed"
export const LOGO_REMOVED_MEANS = "The top bar, the homepage, and the login pages will show the page title instead."

export const PAGE_CRASHED = "Something went wrong"
export const PAGE_CRASHED_WHY = "This page couldn't be shown. Anything you already sent is safe."
export const DASHBOARD_CRASHED_WHY = "The page stopped working. Reloading usually helps."
export const BACK_TO_DASHBOARD = "Back to dashboard"
export const TO_HOMEPAGE = "Go to the homepage"
export const NOT_FOUND = "Page not found"
export const NOT_FOUND_WHY = "There's nothing at this address. Check the link that brought you here."
