/** A size lets networks show the picture with the first person who shares it. */
export const LINK_CARD = { type: "image/jpeg", width: 1200, height: 630 }

/** The poster in a frame of a contact sheet. */
export const linkCardPath = (posterUrl: string) => `${posterUrl}?format=card`
