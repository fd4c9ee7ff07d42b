/** Describes what messages look like, without needing their classes. */
module org.marshal4j.schema {
    requires static org.jspecify;

    exports org.marshal4j.schema;
    exports org.marshal4j.schema.canonical;
    exports org.marshal4j.schema.change;
    exports org.marshal4j.schema.lock;
    exports org.marshal4j.schema.matrix;
    exports org.marshal4j.schema.text;
    exports org.marshal4j.schema.wire;
}
