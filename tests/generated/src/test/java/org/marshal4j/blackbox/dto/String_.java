package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** A name with an underscore at its end. */
@Marshal(view = true)
class String_ implements String_Marshallable {
    String a;
}
