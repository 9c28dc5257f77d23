/** A grease pencil's line around a picture, in a box of 140 by 180. public/widget.js draws the same one. */
export const HAND_DRAWN =
	"M22 30C44 8 108 6 126 32c14 24 12 92-2 118-16 24-92 26-110 2C-2 124 2 58 18 36c6-8 16-14 28-17"
