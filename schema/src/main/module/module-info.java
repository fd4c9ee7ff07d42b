/** Describes what messages look like, without needing their classes. */
module org.marshal4j.schema {
    requires static org.jspecify;

    exports org.marshal4j.schema;
}
