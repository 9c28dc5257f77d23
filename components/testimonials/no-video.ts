/** In a file of its own, so that the browser does not load the other texts of the public pages with it. */
export const NO_VIDEO = "Video not available"
