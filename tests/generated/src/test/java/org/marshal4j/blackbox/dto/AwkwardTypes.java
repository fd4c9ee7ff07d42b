package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** Classes whose names generated code uses for others. */
public final class AwkwardTypes {
    private AwkwardTypes() {}

    /** As in the runtime. */
    @Marshal
    static class Schema implements AwkwardTypes_SchemaMarshallable {
        int a;
        String b;
        Text text;
    }

    /** As in the runtime. */
    @Marshal
    @SuppressWarnings("marshal4j") // a tree
    static class Marshaller implements AwkwardTypes_MarshallerMarshallable {
        int a;
        private String b;
        java.util.List<Marshaller> list;
    }

    /** As the package java.lang has. */
    @Marshal
    static class Object_ implements AwkwardTypes_Object_Marshallable {
        int a;
        String b;
    }

    /** As in java.lang. */
    @Marshal
    static class Record implements AwkwardTypes_RecordMarshallable {
        int a;
        Integer boxed;
    }

    /** As in java.lang. */
    @Marshal
    record Override(int a, @Required Order order) implements AwkwardTypes_OverrideMarshallable {}

    /** As in java.lang. */
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
