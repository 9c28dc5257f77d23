import { UNKNOWN_PATH } from "@/lib/http/unknown-path"

// Below /media nothing is a page: what is not there answers as the media routes do.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = UNKNOWN_PATH
