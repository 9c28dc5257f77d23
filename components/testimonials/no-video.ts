/** Apart from the other words of the public pages: the visitor's browser would load all of them with this one. */
export const NO_VIDEO = "Video not available"
