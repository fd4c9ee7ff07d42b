package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Named like a class that generated code uses, and in the package of the generated code. */
@Marshal(view = true)
@SuppressWarnings("marshal4j") // a tree
public class Marshaller implements MarshallerMarshallable {
    int a;
    String text;
    private Integer b;
    java.util.List<String> list;
    Marshaller next;
}
