/** A website as people read it: "bob.example". */
export const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")
