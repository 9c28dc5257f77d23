export const WALL_PAGE = "Your wall page"
export const WALL_PAGE_ABOUT =
	"Your approved testimonials on a page of their own, to link from your website, emails, or profiles."
export const PUBLISH_WALL = "Publish a wall page"
export const PUBLISH_WALL_HINT = "Anyone with the link can visit it. Until you publish it, the link doesn't work."
export const WALL_LINK = "Link"
export const OPEN_WALL = "Open"
export const WALL_SHOWS = "What it shows"
export const WALL_SHOWS_HINT =
	"A wall widget decides which testimonials appear, in which order, and with which details."
export const ALL_APPROVED = "All approved testimonials, newest first"
export const FOUND = "Let search engines find your testimonials"
export const FOUND_HINT =
	"Search engines can list the testimonials you've shared, and your wall page once it's published. Links pasted on other sites show the video."
export const WALL_SAVED = "Wall page updated"
export const WALL_NOT_SAVED = "Failed to save settings"
