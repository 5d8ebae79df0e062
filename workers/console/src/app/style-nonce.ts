/** The Worker writes a new nonce into each page. Style elements without it are blocked by the content security policy. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ""

// The package that locks scrolling behind dialogs reads the nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })
