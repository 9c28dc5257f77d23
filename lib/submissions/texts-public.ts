export const TESTIMONIAL_GONE = "Testimonial not found or no longer available."
/** Names a video for screen readers, on public pages and dashboards. */
export const videoBy = (name: string) => `Video testimonial by ${name}`
