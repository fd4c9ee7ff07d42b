package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Classes with names that generated code uses for other classes. */
public final class AwkwardTypes {
    private AwkwardTypes() {}

    /** Named like a class of the runtime. */
    @Marshal
    static class Schema implements AwkwardTypes_SchemaMarshallable {
        int a;
        String b;
        Text text;
    }

    /** Named like a class of the runtime. */
    @Marshal
    @SuppressWarnings("marshal4j") // a tree
    static class Marshaller implements AwkwardTypes_MarshallerMarshallable {
        int a;
        private String b;
        java.util.List<Marshaller> list;
    }

    /** Named almost like a class of java.lang. */
    @Marshal
    static class Object_ implements AwkwardTypes_Object_Marshallable {
        int a;
        String b;
    }

    /** Named like a class of java.lang. */
    @Marshal
    static class Record implements AwkwardTypes_RecordMarshallable {
        int a;
        Integer boxed;
    }

    /** Named like an annotation of java.lang. */
    @Marshal
    record Override(int a, @Required Order order) implements AwkwardTypes_OverrideMarshallable {}

    /** Named like a class of java.lang. */
    @Marshal
    static class Integer implements AwkwardTypes_IntegerMarshallable {
        int a;
        java.lang.Integer b;
        private java.util.List<java.lang.Integer> c;
    }

    /** Holds all of them. */
    @Marshal
    static class Order implements AwkwardTypes_OrderMarshallable {
        int a;
        Schema schema;

        @Required
        Marshaller marshaller;

        Object_ object;
        Record record;
        Integer integer;
        java.util.List<Record> records;
        org.marshal4j.blackbox.dto.Lists lists;
        Enums enums;
    }
}
