/** What messages look like, without classes. */
module org.marshal4j.schema {
    requires static org.jspecify;

    exports org.marshal4j.schema;
}
