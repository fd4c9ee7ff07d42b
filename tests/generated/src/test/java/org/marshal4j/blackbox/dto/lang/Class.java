package org.marshal4j.blackbox.dto.lang;

import org.marshal4j.Marshal;

/** Named as java.lang.Class. */
@Marshal
@SuppressWarnings("marshal4j") // a tree
class Class implements ClassMarshallable {
    int number;
    private java.lang.Integer box;
    java.lang.String text;
    java.util.List<java.lang.Long> list;
    Class next;
}
