package org.marshal4j.plain;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaSource;
import org.marshal4j.schema.lock.Schemas;

/**
 * A program that makes what reads messages of a former type with fields of most wire types, some of them changed.
 * {@link FirstMessageTest} examines what a JVM loads for that.
 */
final class FirstConversion {
    static final String TYPE = "a.Root";

    private FirstConversion() {}

    public static void main(String[] args) {
        make(schemas(true), schemas(false));
        // Not to be seen from the number of fields, their names, or the sizes of numbers: schemas are compared wholly.
        make(List.of(Schema.of(TYPE, "name text?")), List.of(Schema.of(TYPE, "name text")));
    }

    /** Makes what reads messages of the former type. */
    static void make(List<Schema> former, List<Schema> now) {
        Schemas today = Schemas.of(now);
        FormerMessages<String> made =
                FormerMessages.of(new SchemaAlone(today.apply(TYPE).from(new Found(today))), Schemas.of(former), TYPE);
        if (made.isDirect()) {
            throw new IllegalStateException("nothing was converted");
        }
    }

    private static List<Schema> schemas(boolean isFormer) {
        List<Schema> schemas = new ArrayList<>();
        schemas.add(Schema.of("a.Part", isFormer ? "id int32" : "id int64", "name text?", "next a.Part?"));
        schemas.add(Schema.of("a.Point", "x int32", isFormer ? "y int16" : "y int32"));
        schemas.add(Schema.of("a.Same", "x int32", "name text"));
        schemas.add(
                isFormer
                        ? Schema.of("a.Grown", "Grown frame", "x int32", "y text? since=2")
                        : Schema.of("a.Grown", "Grown frame", "x int64", "y text? since=2", "z int8 since=3"));
        schemas.add(Schema.of("a.Shape").asFamily("1 a.Circle", "2 a.Square"));
        schemas.add(Schema.of("a.Circle", isFormer ? "radius int32" : "radius float64"));
        schemas.add(Schema.of("a.Square", "side int32"));
        List<String> root = new ArrayList<>(List.of(
                "number " + (isFormer ? "int32" : "int64"),
                "small " + (isFormer ? "float32" : "int64?"),
                "stop " + (isFormer ? "stop32" : "stop64"),
                "price float64",
                "title text?",
                "code text[8]?",
                "known oneof(\"A\",\"B\")" + (isFormer ? "" : "?"),
                "side enum a.Side(BUY," + (isFormer ? "SELL" : "HOLD,SELL") + ")?",
                "ints int32[]?",
                "when instant?",
                "uuid uuid?",
                "file custom org.marshal4j.runtime.jdk.FileMarshaller?",
                "part a.Part?",
                "point a.Point?",
                "same a.Same?",
                "grown framed a.Grown?",
                "shape family a.Shape?",
                "names list<text?>?",
                "parts list<a.Part?>(max=9)?",
                "byName map<text?,a.Point?>?",
                "entry entry<text?," + (isFormer ? "int32" : "int64") + ">?",
                "optional optional<int32>?",
                "shared shared a.Part?",
                "sharedShape shared family a.Shape?"));
        if (isFormer) {
            root.add(3, "gone list<text>?");
        } else {
            root.add(root.remove(0));
            root.add("more text?");
        }
        schemas.add(Schema.of(TYPE, root.toArray(new String[0])));
        return schemas;
    }

    /** Finds the schemas of nested types. */
    private record Found(Schemas schemas) implements SchemaSource {
        @Override
        public List<String> constants(String enumName) {
            throw new IllegalArgumentException("no enum " + enumName);
        }

        @Override
        public boolean imports(String typeName) {
            return false;
        }

        @Override
        public boolean isImporter() {
            return false;
        }

        @Override
        public Schema find(String type) {
            return schemas.apply(type);
        }
    }

    /** Nothing is read. */
    private record SchemaAlone(Schema schema) implements Marshaller<String> {
        @Override
        public void write(String value, Output out) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String read(Input in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long sizeOf(String value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Class<String> type() {
            return String.class;
        }
    }
}
