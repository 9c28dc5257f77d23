import { UNKNOWN_PATH } from "@/lib/http/unknown-path"

// No page lives below /media: unknown paths get the same answer as from the media routes.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = UNKNOWN_PATH
