    // as beginning in custom, but:
        // without package com.acme;
}
