    // as beginning in custom, but:
        // without package com.acme;

    // as in empty: readMarshallable
}
