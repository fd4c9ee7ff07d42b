/** Messages in memory segments. */
module org.marshal4j.segments {
    requires transitive org.marshal4j.runtime;
    requires static org.jspecify;

    exports org.marshal4j.segments;
}
