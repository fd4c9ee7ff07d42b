package org.marshal4j.blackbox.dto.lang;

import org.marshal4j.Marshal;

/** Named as java.lang.Throwable. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Throwable implements ThrowableMarshallable {
    int number;
    private java.lang.Integer box;
    java.lang.String text;
    java.util.List<java.lang.Long> list;
    Throwable next;
}
