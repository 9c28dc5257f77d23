/* What a page loads with itself; the rest comes with the form. */
export const verify = "Verify this testimonial"
export const notLoaded = "The check couldn't be loaded. Please check your connection and reload the page."
