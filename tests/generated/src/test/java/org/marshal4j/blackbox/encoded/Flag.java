package org.marshal4j.blackbox.encoded;

import org.marshal4j.EnumNumber;

/** An enum whose numbers are far apart, and nowhere but in the annotation. */
enum Flag {
    @EnumNumber(Integer.MAX_VALUE)
    LAST,
    @EnumNumber(Integer.MIN_VALUE)
    FIRST,
    @EnumNumber(0)
    NONE
}
