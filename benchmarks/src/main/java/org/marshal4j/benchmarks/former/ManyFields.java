package org.marshal4j.benchmarks.former;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaSource;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** A type with a hundred fields, twenty of them objects with four fields each, and how it was before. */
final class ManyFields {
    private static final int NESTED = 20;
    private static final int FIELDS = 100;
    private static final String TYPE = "a.Root";

    private final Schemas former;
    private final Marshaller<String> today;

    ManyFields() {
        LockFile lock = LockFile.empty().accept(schemas(true)).accept(schemas(false));
        former = lock.former(1);
        Schemas present = Schemas.of(schemas(false));
        today = new SchemaAlone(present.apply(TYPE).from(new Found(present)));
    }

    /** Returns what reads messages of the former type: what is measured. */
    Object make() {
        return FormerMessages.of(today, former, TYPE);
    }

    private static List<Schema> schemas(boolean isFormer) {
        List<Schema> schemas = new ArrayList<>();
        List<String> root = new ArrayList<>();
        for (int i = 0; i < NESTED; i++) {
            schemas.add(Schema.of(
                    "a.Nested" + i, "id " + (isFormer ? "int32" : "int64"), "name text?", "at instant?", "on bool"));
        }
        for (int i = 0; i < FIELDS; i++) {
            root.add("f" + i + " "
                    + switch (i % 5) {
                        case 0 -> "a.Nested" + i / 5 + "?";
                        case 1 -> isFormer ? "int32" : "int64";
                        case 2 -> "text?";
                        case 3 -> "list<float64?>?";
                        default -> "float64";
                    });
        }
        if (isFormer) {
            root.remove(FIELDS / 2);
            root.add(FIELDS / 3, "gone text?");
        }
        schemas.add(Schema.of(TYPE, root.toArray(String[]::new)));
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
