package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Has a name that ends with an underscore. */
@Marshal(view = true)
class String_ implements String_Marshallable {
    String a;
}
