/** Methods that change nothing: they bring no body, and may be repeated. RFC 9110, section 9.2.1. */
export const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** All that the edge passes on. */
export const methods: readonly string[] = [...safeMethods, 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods with which pages and files are read. */
export const readMethods: readonly string[] = ['GET', 'HEAD'];
