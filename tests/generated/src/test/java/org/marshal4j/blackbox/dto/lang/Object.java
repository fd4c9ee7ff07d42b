package org.marshal4j.blackbox.dto.lang;

import org.marshal4j.Marshal;

/** Named as java.lang.Object. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Object implements ObjectMarshallable {
    int number;
    private java.lang.Integer box;
    java.lang.String text;
    java.util.List<java.lang.Long> list;
    Object next;
}
