    // as beginning in ancestors, but:
        // without package com.acme;
interface EntityMarshallable extends BytesMarshallable {
}
