/** Messages over channels and streams. */
module org.marshal4j.channels {
    requires transitive org.marshal4j.runtime;
    requires static org.jspecify;

    exports org.marshal4j.channels;
}
